import { randomBytes } from 'node:crypto';
import type { News } from './news.ts';
import { type Note, readNote } from './note.ts';
import { KEPT_MS, OVERLAP_MS } from './recent.ts';

/** How often a server says how many news it has told. */
const BEAT_MS = 1_000;
/** A server that is not heard for so long may have told what is not known here. */
const QUIET_MS = 3 * BEAT_MS;
/** How many characters of its own news a server keeps for others that have missed them. */
const KEPT_LENGTH = 4_194_304;
/** How long a note may be, in characters: of what is longer only the tables are named. */
const LONGEST = 262_144;

/** What brings notes to the other servers, and theirs here, while it is up. */
export interface Link {
  /** Whether notes go through. */
  readonly isUp: boolean;
  send(text: string): void;
  close(): Promise<void>;
}

export interface LinkEvents {
  onText(text: string): void;
  /** Takes note that notes go through, or go again. */
  onUp(): void;
  /** Takes note that none go any more. */
  onDown(): void;
}

export interface PeersOptions {
  /** Receives what the listeners of this server are to hear: its own news, and those of the others. */
  tell(id: string, news: News): void;
  /** Receives that news of another server are lost: what the listeners show may be out of date. */
  onLost: () => void;
  /** Opens what leads to the other servers; null where there are none. */
  openLink: ((events: LinkEvents) => Link) | null;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** What the servers that share a club tell each other. */
export interface Peers {
  /** Tells the listeners of this server at once, and those of the others. */
  tell(news: News): void;
  /** Whether a message was told here, or is one of those that came before this server did. */
  knows(id: string): boolean;
  /** The moment since which news of other servers may be missing here, in milliseconds since the epoch; now, where none are. */
  wholeUntil(): number;
  /** What goes by the clock; it is called each second. */
  tick(): void;
  /** How often each has been since this server began. */
  readonly counts: Readonly<Record<(typeof peerEvents)[number], number>>;
  /** Whether notes go to other servers and come from them; null where there are none. */
  readonly isUp: boolean | null;
  close(): Promise<void>;
}

/**
 * What becomes of news between servers: they are sent, received, asked for since they had not come, or lost for good, so that
 * listeners were told to read anew.
 */
export const peerEvents = ['sent', 'received', 'asked', 'lost'] as const;

interface Peer {
  /** The number of its last news that were told here; null while that isn't settled. */
  heard: number | null;
  /** When all that it had told was known here. */
  wholeAt: number;
  /** When it was last heard of, and last asked. */
  at: number;
  askedAt: number;
}

/**
 * Numbers what this server tells, and takes care that what others tell is told here too: each once, in its order. What the
 * link drops is asked for again, of the server that told it; so nothing is lost while the link is down, or whatever is
 * between the servers is killed.
 */
export function createPeers({ tell, onLost, openLink, now }: PeersOptions): Peers {
  const me = randomBytes(6).toString('base64url');
  const began = now();
  const peers = new Map<string, Peer>();
  const counts = { sent: 0, received: 0, asked: 0, lost: 0 };
  const kept: { n: number; at: number; text: string }[] = [];
  let keptLength = 0;
  let n = 0;
  let upSince: number | null = null;
  /** When the link was last up for so long that all was heard of who else there is. */
  let aloneSince = began;

  const link =
    openLink?.({
      onText: take,
      onUp() {
        upSince = now();
        beat();
      },
      onDown() {
        if (hearsOthers()) aloneSince = now();
        upSince = null;
      },
    }) ?? null;

  const hearsOthers = () => link === null || (upSince !== null && now() - upSince > QUIET_MS);

  function send(note: Note): void {
    if (link?.isUp) link.send(JSON.stringify(note));
  }

  function beat(): void {
    send({ from: me, n });
  }

  function forward(news: News): void {
    if (!link) return;
    const note = { from: me, n, news };
    const whole = JSON.stringify(note);
    const text = whole.length > LONGEST ? JSON.stringify({ ...note, news: tablesOf(news) }) : whole;
    kept.push({ n, at: now(), text });
    keptLength += text.length;
    while (kept[0] && (keptLength > KEPT_LENGTH || kept[0].at < now() - KEPT_MS)) {
      keptLength -= kept[0].text.length;
      kept.shift();
    }
    counts.sent += 1;
    if (link.isUp) link.send(text);
  }

  function peerOf(name: string): Peer {
    const peer = peers.get(name) ?? { heard: null, wholeAt: began, at: 0, askedAt: Number.NEGATIVE_INFINITY };
    peers.set(name, peer);
    peer.at = now();
    return peer;
  }

  function take(text: string): void {
    const note = readNote(text);
    if (!note || note.from === me) return;
    if ('isLeaving' in note) peers.delete(note.from);
    else if ('of' in note) {
      if (note.of === me) answer(note);
    } else if ('to' in note) {
      if (note.to === me) goOn(peerOf(note.from), note);
    } else if ('news' in note) hear(note.from, peerOf(note.from), note);
    else settle(note.from, peerOf(note.from), note.n);
  }

  /** Sends what an asker has missed. */
  function answer({ from, after, ms }: { from: string; after: number | null; ms: number }): void {
    const missed = kept.filter((told) => (after === null ? told.at >= now() - ms : told.n > after));
    const start = n - missed.length;
    const isComplete = after === null ? isKeptSince(now() - ms) : start <= after;
    send({ from: me, to: from, start, isComplete });
    for (const { text } of missed) if (link?.isUp) link.send(text);
  }

  const isKeptSince = (moment: number) => kept.length === n || (kept[0] !== undefined && kept[0].at < moment);

  function goOn(peer: Peer, { start, isComplete }: { start: number; isComplete: boolean }): void {
    peer.askedAt = Number.NEGATIVE_INFINITY;
    if (peer.heard !== null && peer.heard >= start) return;
    peer.heard = start;
    if (!isComplete) lose();
  }

  function lose(): void {
    counts.lost += 1;
    onLost();
  }

  function hear(name: string, peer: Peer, note: { n: number; news: News | null }): void {
    if (note.n === (peer.heard ?? Number.NaN) + 1) {
      peer.heard = note.n;
      counts.received += 1;
      if (note.news) tell(`${name}-${note.n}`, note.news);
      else lose();
    }
    settle(name, peer, note.n);
  }

  /** Asks for what has not come, of a server that has told `told` news. */
  function settle(name: string, peer: Peer, told: number): void {
    const time = now();
    if (peer.heard !== null && peer.heard >= told) peer.wholeAt = time;
    else if (time - peer.askedAt >= BEAT_MS) {
      peer.askedAt = time;
      counts.asked += 1;
      send({ from: me, of: name, after: peer.heard, ms: time - began + OVERLAP_MS });
    }
  }

  return {
    counts,
    get isUp() {
      return link?.isUp ?? null;
    },
    tell(news) {
      n += 1;
      tell(`${me}-${n}`, news);
      forward(news);
    },
    knows(id) {
      const cut = id.lastIndexOf('-');
      const [name, number] = [id.slice(0, cut), Number(id.slice(cut + 1))];
      return number <= (name === me ? n : (peers.get(name)?.heard ?? Number.NaN));
    },
    wholeUntil() {
      const time = now();
      const gaps = [...peers.values()].map(({ wholeAt }) => wholeAt).filter((at) => time - at > QUIET_MS);
      return Math.min(time, ...gaps, ...(hearsOthers() ? [] : [aloneSince]));
    },
    tick() {
      beat();
      for (const [name, { at }] of peers) if (at < now() - KEPT_MS) peers.delete(name);
    },
    async close() {
      send({ from: me, isLeaving: true });
      await link?.close();
    },
  };
}

function tablesOf(news: News): News {
  if (!('changes' in news)) return news;
  return { tables: [...new Set(news.changes.map(({ table }) => table))], by: news.by };
}
