import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, openTestClub, type TestClub } from './support/club.ts';
import { openSocket, type RawSocket, type ReceivedFrame } from './support/stomp.ts';

let club: TestClub;
let developer: Caller;
let socket: RawSocket;
beforeAll(async () => {
  club = await openTestClub();
  developer = await club.join('tworca', 'Developers');
});
afterEach(() => socket.end());
afterAll(() => club.close());

/**
 * Talks: the versions of the connection that are tried (or `–` before one is agreed on), the section of the STOMP text, and what
 * is to be seen. `>` is said, each line as a WebSocket message; `>>` too, octet by octet; `<` is heard: the command, then
 * the headers it has (a name alone: with some value; `!name`: not at all), and after an empty line its body. An ERROR
 * closes the connection with 1008, `x` says with what else; otherwise nothing else is heard, and it goes on.
 * Octets of control are pictures: ␊ ␍ ␀ ␠.
 */
const talks: Record<string, string> = {
  'a connection begins': String.raw`
– 1.0 CONNECT: in 1.0 where no version is named, and values may be padded
  > CONNECT␊login: <username>␊passcode:<passcode>␊content-length: 0␊␊␀
  < CONNECTED␊version:1.0␊session␊server:tatami␊!content-length␊␊
– 1.1 CONNECT or STOMP Frame: in 1.1
  > CONNECT␊accept-version:1.1␊host:club␊␊␀
  < CONNECTED␊version:1.1␊session␊server:tatami␊␊
– 1.2 CONNECT or STOMP Frame: in 1.2
  > CONNECT␊accept-version:1.2␊host:club␊␊␀
  < CONNECTED␊version:1.2␊session␊server:tatami␊␊
– 1.1 CONNECT or STOMP Frame: by the word STOMP
  > STOMP␊accept-version:1.1␊host:club␊␊␀
  < CONNECTED␊version:1.1
– 1.2 Protocol Negotiation: in the highest version that both know, in whatever order they are
  > CONNECT␊accept-version:1.1,1.2,1.0,3.0␊host:club␊␊␀
  < CONNECTED␊version:1.2
– 1.1 Protocol Negotiation: in the only one that both know
  > CONNECT␊accept-version:1.0,2.1␊host:club␊␊␀
  < CONNECTED␊version:1.0
– 1.2 Protocol Negotiation: in none where there is none, and hears of those that there are
  > CONNECT␊accept-version:1.3,2.1␊host:club␊␊␀
  < ERROR␊version:1.0,1.1,1.2␊message:Supported protocol versions are 1.0 1.1 1.2
– 1.2 Augmented BNF: with CRs before its ends of lines
  > CONNECT␍␊accept-version:1.2␍␊host:club␍␊␍␊␀␍␊
  < CONNECTED␊version:1.2
– 1.2 Heart-beating: after ends of lines
  > ␊
  > ␍␊␊
  > CONNECT␊accept-version:1.2␊host:club␊␊␀
  < CONNECTED
– 1.2 Heart-beating: with the beats that the server offers and asks for
  > CONNECT␊accept-version:1.2␊host:club␊heart-beat:5000,0␊␊␀
  < CONNECTED␊heart-beat:10000,10000
– 1.1 Heart-beating: and not with beats that are no numbers
  > CONNECT␊accept-version:1.1␊host:club␊heart-beat:often␊␊␀
  < ERROR␊message:heart-beat takes two numbers of milliseconds, as in 10000,10000
– 1.2 Heart-beating: nor with one number
  > CONNECT␊accept-version:1.2␊host:club␊heart-beat:10000␊␊␀
  < ERROR␊message:heart-beat takes two numbers of milliseconds, as in 10000,10000
– 1.2 Value Encoding: with a CONNECT that is not escaped
  > CONNECT␊accept-version:1.2␊host:club␊login:a\t:b␊␊␀
  < CONNECTED
– 1.2 Repeated Header Entries: with the first of two values
  > CONNECT␊accept-version:1.1␊accept-version:1.2␊host:club␊␊␀
  < CONNECTED␊version:1.1
– 1.2 Body: and CONNECT has none
  > CONNECT␊accept-version:1.2␊host:club␊␊body␀
  < ERROR␊message:CONNECT has no body.
– 1.2 Header receipt: and CONNECT gets none
  > CONNECT␊accept-version:1.2␊host:club␊receipt:r␊␊␀
  < CONNECTED␊!receipt-id
– 1.2 CONNECTED Frame: and what comes in one piece with it is of the version agreed on
  > CONNECT␊accept-version:1.1␊host:club␊␊␀BEGIN␊transaction:t␊receipt:a\cb␊␊␀
  < CONNECTED␊version:1.1
  < RECEIPT␊receipt-id:a\cb
– 1.2 Connecting: and not by SUBSCRIBE
  > {subscribe}
  < ERROR␊message:SUBSCRIBE came before CONNECT
– 1.1 Connecting: nor by SEND
  > {send}
  < ERROR␊message:SEND came before CONNECT
– 1.2 ERROR: nor by DISCONNECT, and its receipt is named
  > DISCONNECT␊receipt:r␊␊␀
  < ERROR␊message:DISCONNECT came before CONNECT␊receipt-id:r
– 1.0 Commands: nor by what is no command
  > HELLO␊␊␀
  < ERROR␊message:The command is none that a client may send.
`,
  'a connection goes on, and ends': `
1.0 1.1 1.2 CONNECT: is not begun anew
  > CONNECT␊accept-version:1.2␊host:club␊␊␀
  < ERROR␊message:The session is connected already
1.0 1.1 1.2 Heart-beating: with ends of lines, which say nothing
  > ␊
  > ␊␊
1.2 Augmented BNF: with those that have a CR
  > ␍␊␍␊
1.0 1.1 1.2 DISCONNECT: by DISCONNECT
  > DISCONNECT␊␊␀
  x 1000
1.0 1.1 1.2 DISCONNECT: after its receipt, and hears nothing more
  > DISCONNECT␊receipt:77␊␊␀BEGIN␊transaction:t␊receipt:late␊␊␀HELLO␊␊␀
  < RECEIPT␊receipt-id:77␊!content-length␊␊
  x 1000
1.0 1.1 1.2 Server Frames: by what only a server says
  > MESSAGE␊message-id:1␊␊␀
  < ERROR␊message:The command is none that a client may send.
1.0 1.1 1.2 STOMP Frames: by a command in small letters
  > begin␊transaction:t␊␊␀
  < ERROR␊message:The command is none that a client may send.
1.0 1.1 1.2 ERROR: by a fault, after which nothing more is taken
  > BEGIN␊receipt:r␊␊␀BEGIN␊transaction:t␊receipt:late␊␊␀
  > BEGIN␊transaction:t␊receipt:later␊␊␀
  < ERROR␊message:BEGIN needs the header transaction␊receipt-id:r
`,
  'who subscribes': `
1.0 1.1 1.2 MESSAGE: hears what is sent
  > {subscribe}
  > {send}
  < {heard}
1.0 SUBSCRIBE: may do so without an id, and then the message names no subscription
  > SUBSCRIBE␊destination: /topic/message␊␊␀{send}
  < MESSAGE␊!subscription␊destination:/topic/message␊message-id␊␊{"message":"Osu","by":"{me}"}
1.0 UNSUBSCRIBE: may end that by its destination
  > SUBSCRIBE␊destination:/topic/message␊␊␀UNSUBSCRIBE␊destination:/topic/message␊receipt:u␊␊␀
  > {send}
  < RECEIPT␊receipt-id:u
1.0 1.1 1.2 SUBSCRIBE: names a destination
  > SUBSCRIBE␊id:0␊␊␀
  < ERROR␊message:SUBSCRIBE needs the header destination
1.1 1.2 SUBSCRIBE id Header: names an id
  > SUBSCRIBE␊destination:/topic/message␊receipt:r␊␊␀
  < ERROR␊message:SUBSCRIBE needs the header id␊receipt-id:r
1.0 1.1 1.2 SUBSCRIBE id Header: uses an id once
  > {subscribe}{subscribe}
  < ERROR␊message:There is a subscription 0 already
1.0 1.1 1.2 SUBSCRIBE id Header: hears of a destination twice by two ids
  > {subscribe}SUBSCRIBE␊id:1␊destination:/topic/message␊␊␀{send}
  < {heard}
  < MESSAGE␊subscription:1
1.0 1.1 1.2 UNSUBSCRIBE: may end one of them, and hears on by the other
  > {subscribe}SUBSCRIBE␊id:1␊destination:/topic/message␊␊␀UNSUBSCRIBE␊id:0␊␊␀{send}
  < MESSAGE␊subscription:1
1.0 1.1 1.2 UNSUBSCRIBE: may use an id again that has ended
  > {subscribe}UNSUBSCRIBE␊id:0␊receipt:u␊␊␀{subscribe}{send}
  < RECEIPT␊receipt-id:u
  < {heard}
1.0 1.1 1.2 UNSUBSCRIBE: may end what there is not
  > UNSUBSCRIBE␊id:7␊receipt:u␊␊␀
  < RECEIPT␊receipt-id:u
1.1 1.2 UNSUBSCRIBE: ends it by its id
  > UNSUBSCRIBE␊destination:/topic/message␊␊␀
  < ERROR␊message:UNSUBSCRIBE needs the header id
1.0 UNSUBSCRIBE: ends it by one or the other
  > UNSUBSCRIBE␊␊␀
  < ERROR␊message:UNSUBSCRIBE needs the header destination
1.0 1.1 1.2 SUBSCRIBE: is refused what there is not
  > SUBSCRIBE␊id:0␊destination:/topic/nothing␊receipt:r␊␊␀
  < ERROR␊message:There is no /topic/nothing␊receipt-id:r
1.0 1.1 1.2 SUBSCRIBE: can’t listen to what is sent to
  > SUBSCRIBE␊id:0␊destination:/app/message␊␊␀
  < ERROR␊message:There is no /app/message
1.2 MESSAGE: is told by what to acknowledge, all up to one
  > SUBSCRIBE␊id:0␊ack:client␊destination:/topic/message␊␊␀{send}
  < MESSAGE␊subscription:0␊message-id␊ack
1.2 MESSAGE: is told by what to acknowledge, each
  > SUBSCRIBE␊id:0␊ack:client-individual␊destination:/topic/message␊␊␀{send}
  < MESSAGE␊subscription:0␊message-id␊ack
1.2 MESSAGE: but not where nothing is to be acknowledged
  > SUBSCRIBE␊id:0␊ack:auto␊destination:/topic/message␊␊␀{send}
  < MESSAGE␊subscription:0␊message-id␊!ack
1.0 1.1 SUBSCRIBE ack Header: acknowledges by the message-id
  > SUBSCRIBE␊id:0␊ack:client␊destination:/topic/message␊␊␀{send}
  < MESSAGE␊subscription:0␊message-id␊!ack
1.0 1.1 1.2 SUBSCRIBE ack Header: acknowledges in no other way
  > SUBSCRIBE␊id:0␊ack:never␊destination:/topic/message␊␊␀
  < ERROR␊message:ack can't be never
`,
  'to acknowledge': `
1.0 ACK: takes a message-id
  > ACK␊message-id:m␊receipt:a␊␊␀
  < RECEIPT␊receipt-id:a
1.0 1.1 ACK: takes no id instead of it
  > ACK␊id:m␊subscription:0␊␊␀
  < ERROR␊message:ACK needs the header message-id
1.1 ACK: takes a message-id and a subscription
  > ACK␊message-id:m␊subscription:0␊receipt:a␊␊␀
  < RECEIPT␊receipt-id:a
1.1 ACK: takes both of them
  > ACK␊message-id:m␊␊␀
  < ERROR␊message:ACK needs the header subscription
1.2 ACK: takes an id
  > ACK␊id:m␊receipt:a␊␊␀
  < RECEIPT␊receipt-id:a
1.2 ACK: takes no message-id instead of it
  > ACK␊message-id:m␊subscription:0␊␊␀
  < ERROR␊message:ACK needs the header id
1.0 Commands: NACK is none of them
  > NACK␊message-id:m␊receipt:n␊␊␀
  < ERROR␊message:STOMP 1.0 has no NACK␊receipt-id:n
1.1 NACK: takes what ACK takes
  > NACK␊message-id:m␊subscription:0␊receipt:n␊␊␀NACK␊message-id:m␊␊␀
  < RECEIPT␊receipt-id:n
  < ERROR␊message:NACK needs the header subscription
1.2 NACK: takes what ACK takes
  > NACK␊id:m␊receipt:n␊␊␀NACK␊message-id:m␊subscription:0␊␊␀
  < RECEIPT␊receipt-id:n
  < ERROR␊message:NACK needs the header id
1.2 ACK: may be a part of a transaction, but of none that there is not
  > BEGIN␊transaction:t␊␊␀ACK␊id:m␊transaction:t␊receipt:a␊␊␀ACK␊id:m␊transaction:u␊␊␀
  < RECEIPT␊receipt-id:a
  < ERROR␊message:There is no transaction u
`,
  'what is sent': String.raw`
1.0 1.1 1.2 SEND: names a destination
  > SEND␊receipt:s␊␊{"message":"Osu"}␀
  < ERROR␊message:SEND needs the header destination␊receipt-id:s
1.0 1.1 1.2 SEND: is refused where there is none
  > SEND␊destination:/app/nothing␊␊{"message":"Osu"}␀
  < ERROR␊message:Nothing can be sent to /app/nothing
1.0 1.1 1.2 SEND: is not sent to where it is heard
  > SEND␊destination:/topic/message␊␊{"message":"Osu"}␀
  < ERROR␊message:Nothing can be sent to /topic/message
1.2 SEND: is a message
  > SEND␊destination:/app/message␊␊Osu␀
  < ERROR␊message:The body is {"message"\c "…"}, of 2000 characters at most
1.1 1.2 Header content-length: has the octets that it says
  > {subscribe}SEND␊destination:/app/message␊content-length:23␊␊{"message":"żółty"} ␀
  < {heard żółty}
1.0 1.1 1.2 Header content-length: may have a NUL among them
  > SEND␊destination:/app/message␊content-length:3␊receipt:s␊␊a␀b␀
  < ERROR␊receipt-id:s
1.0 1.1 1.2 Header content-length: is not longer than that
  > SEND␊destination:/app/message␊content-length:3␊␊{"message":"Osu"}␀
  < ERROR␊message:The body is longer than its content-length.
1.0 1.1 1.2 Header content-length: is a number
  > SEND␊destination:/app/message␊content-length:-1␊␊␀
  < ERROR␊message:The content-length is no number.
1.1 1.2 Body: is nowhere but in SEND
  > BEGIN␊transaction:t␊receipt:b␊␊body␀
  < ERROR␊message:BEGIN has no body.␊receipt-id:b
1.0 SUBSCRIBE: may have a body that nobody reads
  > SUBSCRIBE␊id:0␊destination:/topic/message␊␊body␀{send}
  < {heard}
1.1 1.2 Repeated Header Entries: goes by the first of two headers
  > {subscribe}SEND␊destination:/app/message␊destination:/app/nothing␊␊{"message":"Osu"}␀
  < {heard}
1.0 1.1 1.2 Augmented BNF: may have headers of its own
  > {subscribe}SEND␊destination:/app/message␊colour:żółty␊empty:␊␊{"message":"Osu"}␀
  < {heard}
1.2 Augmented BNF: may have a CR before each end of line
  > SUBSCRIBE␍␊id:0␍␊destination:/topic/message␍␊␍␊␀␍␊
  > SEND␍␊destination:/app/message␍␊␍␊{"message":"Osu"}␀␍␊
  < {heard}
1.1 Augmented BNF: may not in 1.1, where it is a part of the value
  > SEND␊destination:/app/message␍␊␊{"message":"Osu"}␀
  < ERROR␊message:Nothing can be sent to /app/message␍
1.0 1.1 1.2 STOMP Frames: may come with others at once
  > {subscribe}␊␊{send}␊{send}{send}␊
  < {heard}
  < {heard}
  < {heard}
1.0 1.1 1.2 STOMP Frames: may come octet by octet
  > {subscribe}
  >> {send}
  < {heard}
1.0 1.1 1.2 STOMP Frames: may end in the middle of the next
  > {subscribe}{send}SEND␊destin
  > ation:/app/message␊␊{"mess
  > age":"Hai"}␀
  < {heard}
  < {heard Hai}
1.0 1.1 1.2 Augmented BNF: has an empty line after its headers
  > SEND␊destination:/app/message␊receipt:s␀
  < ERROR␊message:The frame ends before the blank line after its headers.
1.0 1.1 1.2 Augmented BNF: has a colon in each header
  > SEND␊destination␊␊␀
  < ERROR␊message:A header has no colon.
1.0 1.1 1.2 Augmented BNF: has a name in each header
  > SEND␊:/app/message␊␊␀
  < ERROR␊message:A header has no name.
`,
  'a value is escaped': String.raw`
1.2 Value Encoding: in 1.2, both ways
  > BEGIN␊transaction:t␊receipt:a\cb\\n\nd\re␊␊␀
  < RECEIPT␊receipt-id:a\cb\\n\nd\re␊␊
1.1 Value Encoding: in 1.1, both ways, where a CR is an octet as any other
  > BEGIN␊transaction:t␊receipt:a\cb\\n\nd␍e␊␊␀
  < RECEIPT␊receipt-id:a\cb\\n\nd␍e␊␊
1.0 Augmented BNF: in 1.0 never
  > BEGIN␊transaction:t␊receipt:a\cb\\n\n\t:␊␊␀
  < RECEIPT␊receipt-id:a\cb\\n\n\t:␊␊
1.1 1.2 Value Encoding: but for what goes without
  > BEGIN␊transaction:t␊receipt:a:b␊␊␀
  < RECEIPT␊receipt-id:a\cb␊␊
1.1 1.2 Value Encoding: in the names of headers too
  > BEGIN␊transaction:t␊re\ceipt:r␊receipt:s␊␊␀
  < RECEIPT␊receipt-id:s␊␊
1.1 Value Encoding: not by what is of 1.2
  > BEGIN␊transaction:a\rb␊␊␀
  < ERROR␊message:A header has an escape sequence that is not defined.
1.1 1.2 Value Encoding: not by what is not defined
  > BEGIN␊receipt:r␊transaction:a\tb␊␊␀
  < ERROR␊message:A header has an escape sequence that is not defined.␊receipt-id:r
1.1 1.2 Value Encoding: not by half of it
  > BEGIN␊transaction:a\␊␊␀
  < ERROR␊message:A header has an escape sequence that is not defined.
1.1 1.2 SUBSCRIBE id Header: in the subscription of a message
  > SUBSCRIBE␊id:a\c\\␊destination:/topic/message␊␊␀{send}
  < MESSAGE␊subscription:a\c\\
1.1 1.2 Value Encoding: and its spaces are a part of it
  > BEGIN␊transaction:t␊receipt:␠a␠␊␊␀
  < RECEIPT␊receipt-id:␠a␠
1.0 Augmented BNF: and in 1.0 the spaces before it are not
  > BEGIN␊transaction: t␊receipt:␠a␠␊␊␀COMMIT␊transaction:t␊␊␀
  < RECEIPT␊receipt-id:a␠
`,
  'a transaction': `
1.0 1.1 1.2 BEGIN: holds what is sent until COMMIT
  > {subscribe}BEGIN␊transaction:t␊␊␀{send in t}{send in t}
  > {send Hai}
  > COMMIT␊transaction:t␊receipt:c␊␊␀
  < {heard Hai}
  < {heard}
  < {heard}
  < RECEIPT␊receipt-id:c
1.0 1.1 1.2 ABORT: drops what it held
  > {subscribe}BEGIN␊transaction:t␊␊␀{send in t}ABORT␊transaction:t␊receipt:a␊␊␀
  < RECEIPT␊receipt-id:a
1.0 1.1 1.2 BEGIN: is one of several, each by its name
  > {subscribe}BEGIN␊transaction:u␊␊␀BEGIN␊transaction:t␊␊␀{send in t}ABORT␊transaction:u␊␊␀COMMIT␊transaction:t␊␊␀
  < {heard}
1.0 1.1 1.2 BEGIN: may have its name again once it is over
  > BEGIN␊transaction:t␊␊␀COMMIT␊transaction:t␊␊␀BEGIN␊transaction:t␊receipt:b␊␊␀
  < RECEIPT␊receipt-id:b
1.0 1.1 1.2 BEGIN: is not begun twice
  > BEGIN␊transaction:t␊␊␀BEGIN␊transaction:t␊receipt:b␊␊␀
  < ERROR␊message:There is a transaction t already␊receipt-id:b
1.0 1.1 1.2 COMMIT: is there
  > COMMIT␊transaction:t␊␊␀
  < ERROR␊message:There is no transaction t
1.0 1.1 1.2 ABORT: is there too
  > ABORT␊transaction:t␊␊␀
  < ERROR␊message:There is no transaction t
1.0 1.1 1.2 SEND: is there for what is sent in it
  > {send in t}
  < ERROR␊message:There is no transaction t
1.1 1.2 BEGIN: has a name, where it begins
  > BEGIN␊␊␀
  < ERROR␊message:BEGIN needs the header transaction
1.1 1.2 COMMIT: has a name, where it ends
  > BEGIN␊transaction:t␊␊␀COMMIT␊␊␀
  < ERROR␊message:COMMIT needs the header transaction
1.0 1.1 1.2 BEGIN: sends nothing where a part of it can’t be sent
  > {subscribe}BEGIN␊transaction:t␊␊␀{send in t}SEND␊destination:/app/nothing␊transaction:t␊receipt:s␊␊␀COMMIT␊transaction:t␊␊␀
  < ERROR␊message:Nothing can be sent to /app/nothing␊receipt-id:s
1.1 1.2 DISCONNECT: is over with the connection
  > {subscribe}BEGIN␊transaction:t␊␊␀{send in t}DISCONNECT␊receipt:d␊␊␀
  < RECEIPT␊receipt-id:d
  x 1000
`,
  'a receipt is given': `
1.0 1.1 1.2 Header receipt: for each that asks for one, in their order
  > SUBSCRIBE␊id:0␊destination:/topic/message␊receipt:1␊␊␀UNSUBSCRIBE␊id:0␊receipt:2␊␊␀
  > BEGIN␊transaction:t␊receipt:3␊␊␀SEND␊destination:/app/message␊transaction:t␊receipt:4␊␊{"message":"Osu"}␀
  > ABORT␊transaction:t␊receipt:5␊␊␀BEGIN␊transaction:u␊receipt:6␊␊␀COMMIT␊transaction:u␊receipt:7␊␊␀
  > ACK␊id:m␊message-id:m␊subscription:0␊receipt:8␊␊␀DISCONNECT␊receipt:9␊␊␀
  < RECEIPT␊receipt-id:1␊␊
  < RECEIPT␊receipt-id:2␊␊
  < RECEIPT␊receipt-id:3␊␊
  < RECEIPT␊receipt-id:4␊␊
  < RECEIPT␊receipt-id:5␊␊
  < RECEIPT␊receipt-id:6␊␊
  < RECEIPT␊receipt-id:7␊␊
  < RECEIPT␊receipt-id:8␊␊
  < RECEIPT␊receipt-id:9␊␊
  x 1000
1.0 1.1 1.2 RECEIPT: once what was sent is on its way
  > {subscribe}SEND␊destination:/app/message␊receipt:s␊␊{"message":"Osu"}␀
  < {heard}
  < RECEIPT␊receipt-id:s␊␊
`,
};

const words: Record<string, (message: string) => string> = {
  subscribe: () => 'SUBSCRIBE\nid:0\ndestination:/topic/message\n\n\0',
  send: (message) => `SEND\ndestination:/app/message\n\n{"message":"${message}"}\0`,
  'send in t': (message) => `SEND\ndestination:/app/message\ntransaction:t\n\n{"message":"${message}"}\0`,
  heard: (message) =>
    `MESSAGE\nsubscription:0\ndestination:/topic/message\nmessage-id\ncontent-type:application/json\n\n{"message":"${message}","by":"{me}"}`,
};
const octets: Record<string, string> = { '␊': '\n', '␍': '\r', '␀': '\0', '␠': ' ' };

const spell = (text: string): string =>
  text
    .replaceAll(/[␊␍␀␠]/g, (picture) => octets[picture] ?? '')
    .replaceAll(
      /\{(send in t|\w+)(?: (\S+))?\}/g,
      (whole, word, message = 'Osu') => words[word]?.(message) ?? whole,
    );

const readTalks = (text: string) =>
  text
    .trim()
    .split(/\n(?! )/)
    .flatMap((talk) => {
      const [title = '', ...lines] = talk.split('\n');
      const [, versions = '', what = ''] = /^(– |(?:1\.[012] )+)(.*)$/.exec(title) ?? [];
      const turns = lines.map((line) => line.trimStart());
      return versions
        .trim()
        .split(' ')
        .map((version) => [version, what, turns] as const);
    });

/** The frame has what the pattern names, and a length that is true. */
function expectFrame({ command, headers, body }: ReceivedFrame, pattern: string): void {
  const [head = '', ...bodies] = pattern.replaceAll('{me}', developer.id).split('\n\n');
  const [wanted, ...lines] = head.split('\n');
  expect({ command, headers }).toMatchObject({ command: wanted });
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    if (name.startsWith('!')) expect(headers).not.toHaveProperty([name.slice(1)]);
    else if (value.length === 0) expect(headers).toHaveProperty([name]);
    else expect(headers).toHaveProperty([name], value.join(':'));
  }
  if (bodies.length > 0) expect(body).toBe(bodies.join('\n\n'));
  if (command === 'ERROR') expect(headers['content-type']).toBe('text/plain');
  expect(headers['content-length'] ?? '0').toBe(String(Buffer.byteLength(body)));
}

const waysToSpeak: Record<string, (text: string) => void> = {
  '>': (text) => socket.say(text),
  '>>': (text) => {
    for (const octet of Buffer.from(text)) socket.say(Buffer.of(octet));
  },
};

async function hold(lines: readonly string[]): Promise<void> {
  let closes: number | null = null;
  for (const line of lines) {
    const [, sign = '', text = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
    waysToSpeak[sign]?.(spell(text));
    if (sign === '<') expectFrame(await socket.next(), spell(text));
    if (sign === 'x') closes = Number(text);
    if (text.startsWith('ERROR')) closes = 1008;
  }
  if (closes === null) {
    socket.say('\nBEGIN\ntransaction:the end\nreceipt:the end\n\n\0');
    expectFrame(await socket.next(), 'RECEIPT\nreceipt-id:the end');
  } else expect(await socket.closed).toBe(closes);
  expect(socket.waiting).toEqual([]);
}

describe.each(Object.entries(talks))('%s', (_name, text) => {
  it.each(readTalks(text))('%s %s', async (version, _what, lines) => {
    socket = await openSocket(club, developer);
    if (version !== '–') {
      socket.say(`CONNECT\naccept-version:${version}\nhost:club\n\n\0`);
      expectFrame(await socket.next(), `CONNECTED\nversion:${version}`);
    }
    await hold(lines);
  });
});

describe('the subprotocol', () => {
  it.each([
    [[], ''],
    [['v10.stomp', 'v11.stomp', 'v12.stomp'], 'v12.stomp'],
    [['v10.stomp', 'v11.stomp'], 'v11.stomp'],
    [['v10.stomp'], 'v10.stomp'],
    [['mqtt', 'v12.stomp'], 'v12.stomp'],
  ])('of those offered (%j) is the best that the server knows: %s', async (offered, chosen) => {
    socket = await openSocket(club, developer, ...offered);
    expect(socket.socket.protocol).toBe(chosen);
  });
});
