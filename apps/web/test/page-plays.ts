import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
import { kioskToken } from '../src/lib/kiosk-token.ts';
import { exampleAnswer, exampleBody } from './example-server.ts';
import {
  all,
  allIsWell,
  atLogin,
  button,
  type Call,
  fill,
  follow,
  id,
  isWrite,
  openAnew,
  press,
  refusedSignIn,
  saidOf,
  server,
  submit,
  texts,
  type,
  until,
  untilAllIsRead,
  viewerId,
  whoami,
} from './failing-club.ts';

type Answers = Readonly<Record<string, unknown>>;
/** Comes to where something is to be played; what fails at once is told. */
type Begin = (failing?: typeof server.failing) => Promise<void>;

/** A form or an action of a page, and how it comes to fail. */
export interface Play {
  name: string;
  /** What brings it to where it only has to be sent. */
  begin: Begin;
  send: () => unknown;
  /** The calls that fail, where not all that write. */
  fails?: (call: Call) => boolean;
  /** Where it is said, where not just anywhere. */
  within?: string;
  /** A field of a form that may be wrong. */
  wrongField?: string;
  /** Whether a form changes a row, of which there may be another version. */
  changesRow?: true;
  /** Whether it has to be begun anew each time. */
  isAnew?: true;
  /** What it asks that is all that a page is for: the page says what became of it. */
  path?: '/oauth/token' | '/auth/google/redirect' | '/check-in/admission';
  /** What is so of it alone, by the failure. */
  own?: Readonly<Record<string, () => unknown>>;
}

/** What a page asks for only then, so that it isn't there yet when that fails. */
export interface Part {
  name: string;
  begin: Begin;
  fails: (call: Call) => boolean;
  within?: string;
  /** What is so of it alone, by the failure. */
  own?: Readonly<Record<string, () => unknown>>;
}

export interface PagePlays {
  /** What is to be seen there. */
  answers?: () => Answers;
  /** What of it could not be read anew; none where it asks for nothing. */
  shows?: string;
  parts?: readonly Part[];
  forms?: readonly Play[];
  actions?: readonly Play[];
}

const minute = 60_000;
const soon = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
/** Whether a moment is of the club’s current day: what is in an hour is tomorrow late in the evening. */
const isToday = (moment: string) => {
  const { format } = new Intl.DateTimeFormat('pl', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
  return format(new Date(moment)) === format(new Date());
};
const reads =
  (start: string) =>
  ({ method, path }: Call) =>
    method === 'GET' && path.startsWith(start);

const rowOf = (path: string) => exampleAnswer('GET', path) as Record<string, unknown>;
const listOf = (path: string, ...changes: object[]) => {
  const example = exampleAnswer('GET', path) as { _embedded: { results: object[] } };
  const [row] = example._embedded.results;
  const results = changes.map((change) => ({ ...row, ...change }));
  return { _embedded: { results } };
};

const self = {
  ...((exampleAnswer('GET', '/authinfo/owner') as { students: { id: string }[] }).students[0] ?? { id }),
  isMinor: false,
  beltColor: 'white',
  picture: null,
};
/** Who one is, also where the home has it: its answer may come at rest, before somebody goes there. */
const ownStudent = {
  'GET /authinfo/owner': { students: [self] },
  'GET /home': { ...(exampleAnswer('GET', '/home') as object), students: [self] },
};

/** Somebody else than whoever looks: in the contract's examples all are one. */
const instructor = '0193a1c5-8f00-7000-8000-0000000000ee';
/** One that has just begun, so that all can be said of it, for everybody. */
const trainingNow = (changes: object = {}) => {
  const open = { section: null, minGrade: null, maxGrade: null, minGradeRank: null, maxGradeRank: null };
  return {
    ...rowOf(`/training/${id}`),
    ...open,
    instructor,
    startsAt: soon(-10),
    endsAt: soon(80),
    ...changes,
  };
};
const aTraining = (changes?: object) => ({
  'GET /training/{id}': trainingNow(changes),
  'GET /training': listOf('/training', trainingNow(changes)),
  'GET /training/{id}/roster': {
    students: [
      {
        student: viewerId,
        firstName: 'Jan',
        lastName: 'Nowak',
        status: 'active',
        picture: null,
        grade: null,
        presence: null,
      },
    ],
  },
  'GET /presence': listOf('/presence'),
});

/** The home of somebody who trains, with one training ahead of them, and the mat of that for who calls the roll. */
const home = (changes: object = {}, mark: object[] = []) => {
  const training = trainingNow(changes);
  const presences = (exampleAnswer('GET', '/home') as { presences: object[] }).presences;
  return {
    ...aTraining(changes),
    ...ownStudent,
    'GET /home': {
      ...(exampleAnswer('GET', '/home') as object),
      students: [self],
      trainings: [training],
      presences: mark.map((each) => ({ ...presences[0], ...each })),
      daysOff: [],
      teaching: { trainings: [training], unmarked: [], mat: matOf(training) },
    },
    'GET /training/{id}/mat': matOf(training),
    // There is a grade ahead of them.
    'GET /grade': listOf('/grade', { rank: 1 }),
  };
};
/** A home that was read a while ago, so that the mat which is shown now did not come with it. */
const homeOfBefore = (changes?: object) => {
  const answers = home(changes);
  const { teaching } = answers['GET /home'];
  return { ...answers, 'GET /home': { ...answers['GET /home'], teaching: { ...teaching, mat: null } } };
};
const matOf = (training: object = trainingNow()) => ({ ...rowOf(`/training/${id}/mat`), training });
/** A mat on which nothing was taught yet. */
const aMat = () => ({
  ...aTraining(),
  'GET /training/{id}/mat': { ...matOf(), taught: [] },
  'GET /training-technik': listOf('/training-technik'),
});

/** A button that names itself by somebody, by how its name begins. */
const named = (name: string, within = 'main') =>
  until(() =>
    all(`${within} button`).find(({ textContent, ariaLabel }) =>
      (ariaLabel ?? textContent)?.startsWith(name),
    ),
  );
const pressingNamed = (name: string, within?: string) => async () => (await named(name, within)).click();

/** Opens a page as it is told, and goes on from there. */
const at = (address: string, answers: () => Answers = () => ({}), ...then: (() => unknown)[]): Begin =>
  beginning(address, true, answers, then);

/** The same for who isn't signed in. */
const signedOutAt = (address: string, ...then: (() => unknown)[]): Begin =>
  beginning(address, false, () => ({}), then);

function beginning(
  address: string,
  signedIn: boolean,
  answers: () => Answers,
  then: (() => unknown)[],
): Begin {
  return async (failing) => {
    allIsWell();
    server.answers = answers();
    await openAnew(address, signedIn, failing);
    for (const step of then) await step();
  };
}

const into =
  (values: Record<string, string>, within = '#root') =>
  async () => {
    for (const [name, value] of Object.entries(values))
      type(await until(() => all(`${within} [name="${name}"]`)[0]), value);
  };
const formOf = (field: string) => () => all<HTMLInputElement>(`[name="${field}"]`)[0]?.form?.requestSubmit();
const pressing = (key: string, within?: string) => () => press(key, within);
const seeing = (selector: string) => () => until(() => all(selector)[0]);
const clicking = (selector: string) => async () => (await until(() => all(selector)[0])).click();
const confirming = (key: string) => () => press(key, '[role=alertdialog]');

/** A code is sent by its last digit. */
const typingCode = (name: string) => () => {
  const control = all(`[name="${name}"]`)[0];
  type(control, '');
  type(control, '123456');
};

const says = (words: string, within = '#root') =>
  until(() => document.querySelector(within)?.textContent?.includes(words));

/** A form of the account that was tried too often tells for how long it is closed. */
const countsDown = { 429: () => says('Zbyt wiele prób. Spróbuj ponownie za') };
const wrongCode = () => says(texts['login.code.wrong'] ?? '');
/** Where nobody is signed in no session ends, and no rights change. */
const nobodySignedIn = { 401: () => says(saidOf('401')), 403: () => says(saidOf('403')) };
/** Spec §8: a refused sign-in has a page of its own. */
const denied = () => until(() => location.pathname === '/accessdenied');

/** A mailed key that is of no use any more leads to another. */
const spent = () => says(texts['reset.spent.title'] ?? '');

const menuEntry = (key: string) => async () => {
  await press('training.actions', 'main');
  (await until(() => all('[role^=menuitem]').find(({ textContent }) => textContent === texts[key]))).click();
};

/** A mark that nobody answers waits, as these words say, and is sent once the server is ready. */
const whileAway = (words = '') => {
  const waits = async () => {
    await says(words, 'body');
    server.failing = null;
    dispatchEvent(new Event('online'));
    await until(() => !document.body.textContent?.includes(words));
  };
  return { 503: waits, 'no answer': waits };
};
const markWhileAway = { ...whileAway(texts['presence.waiting']), 401: atLogin };

export async function choose(within: string): Promise<void> {
  const option = await until(() => {
    const [first] = all('[role=option]');
    // One that is drawn anew meanwhile has its list closed.
    if (!first) all(`${within} [role=combobox]`)[0]?.click();
    return first;
  });
  option.click();
}

const saving = () =>
  all('main button:not([aria-disabled=true], :disabled)').find(({ textContent }) =>
    textContent?.startsWith('Zapisz 1'),
  );

async function chooseRows(): Promise<void> {
  const rows = new File(['Kod;Nazwa po polsku;Nazwa po angielsku\nA1;Pierwszy;First\n'], 'wiersze.csv', {
    type: 'text/csv',
  });
  chooseFile(await until(() => all<HTMLInputElement>('main input[type=file]')[0]), rows);
}

function chooseFile(input: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function choosePicture(within = 'dialog'): Promise<void> {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64);
  const picture = new File([await canvas.convertToBlob()], 'twarz.png', { type: 'image/png' });
  chooseFile(await until(() => all<HTMLInputElement>(`${within} input[type=file]`)[0]), picture);
}

async function chooseFace(): Promise<void> {
  await choosePicture();
  await until(() => button(texts['picture.save'], 'dialog'));
}

const articleWith = (cover: string, ...then: (() => unknown)[]) =>
  at(
    `/adm/article?edit=${id}`,
    () => ({ 'GET /article/{id}': { ...rowOf(`/article/${id}`), cover, coverAltPl: 'Rzut' } }),
    ...then,
  );
/** An article that nobody has published, as it is written. */
const anArticleWritten = () => ({
  'GET /article/{id}': {
    ...rowOf(`/article/${id}`),
    titlePl: 'Staż zimowy',
    state: 'draft',
    publishAt: null,
  },
  'GET /article/{id}/writing': {
    ...{ draft: null, versions: [], pictures: [], previews: [], writers: [], pictureKey: 'none' },
  },
});
const writesPicture = ({ method, path }: Call) => method !== 'GET' && path.endsWith('/picture');

const clubProfileOf = (changes: object) => ({ 'GET /club-profile': listOf('/club-profile', changes) });
const clubProfileAt = (changes: object, ...then: (() => unknown)[]) =>
  at('/adm/club', () => clubProfileOf(changes), nameOfClub, ...then);
const nameOfClub = () => until(() => all('main [autocomplete=organization]')[0]);

const profile = (changes: object = {}) => ({
  ...rowOf('/authinfo/profile'),
  picture: null,
  erasureRequestedAt: null,
  ...changes,
});
const security = (changes: object = {}) => ({
  hasPassword: true,
  secondFactor: false,
  recoveryCodesLeft: 8,
  accessTokenDays: 366,
  ...changes,
});
const session = (exampleAnswer('GET', '/authinfo/sessions') as object[])[0];
const account = (changes: Answers = {}) => ({
  'GET /authinfo/profile': profile(),
  'GET /authinfo/security': security(),
  'GET /authinfo/sessions': [session, { ...session, id: viewerId, current: false }],
  ...changes,
});
/** Where notifications are on, beside this device. */
const hearing = (...others: string[]) => ({
  'GET /authinfo/push-devices': {
    publicKey: 'B'.padEnd(87, 'A'),
    mayHear: true,
    devices: others.map((device) => ({ id, current: false, device, createdAt: soon(-60) })),
  },
});

/** A browser that may show notifications once it is asked, and whose person comes back to the page. */
const allowPush = () => {
  const subscription = {
    options: {},
    toJSON: () => ({
      endpoint: 'https://push.test/x',
      keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
    }),
    unsubscribe: async () => true,
  };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  navigator.serviceWorker.getRegistration = async () =>
    ({ pushManager }) as unknown as ServiceWorkerRegistration;
  Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true });
  Notification.requestPermission = async () => 'granted';
  document.dispatchEvent(new Event('visibilitychange'));
};

const profileAt = (changes?: Answers, ...then: (() => unknown)[]) =>
  at('/adm/profile', () => account(changes), ...then);
const withSecondFactor = { 'GET /authinfo/security': security({ secondFactor: true }) };

/** Somebody who spares a knee. */
const limited = {
  ...ownStudent,
  'GET /student-limit': listOf('/student-limit', { student: self.id, text: 'Kolano' }),
};
const limitField = () =>
  until(() => all<HTMLTextAreaElement>('main textarea').find(({ value }) => value === 'Kolano'));

/** What is under the bell, opened on the profile. */
const noticeAt = (readAt: string | null): Begin =>
  profileAt(
    { 'GET /notice': listOf('/notice', { readAt, kind: 'newDevice', table: 'user', name: 'Firefox' }) },
    clicking('header [aria-haspopup=dialog][aria-label^="Powiadomienia"]'),
    seeing('[role=dialog] li'),
  );

const isOfFeeds = ({ method, path }: Call) => method === 'GET' && path === '/authinfo/calendar-feeds';
/** What is done with a calendar, by its place in the menu. */
const feedMenuAt = (entry: number): Begin =>
  profileAt(
    {},
    clicking('#calendar li [aria-haspopup=menu]'),
    async () => (await until(() => all('[role=menuitem]')[entry])).click(),
    seeing('dialog button'),
  );

const mailed = `/reset#${id}.0123456789abcdefghij`;
const registered = JSON.stringify({
  email: 'zofia@example.org',
  firstName: 'Zofia',
  lastName: 'Kowalska',
  timeStamp: 'tajne',
  // So long ago that another mail may be asked for.
  sentAt: Date.now() - minute,
});
const codeAt =
  (then: () => unknown): Begin =>
  async (failing) => {
    sessionStorage.setItem('tatami.registration', registered);
    await signedOutAt('/register', then)(failing);
  };

const stuckMail = {
  'GET /outgoing-mail': {
    waiting: 0,
    stuck: 1,
    givenUp: 0,
    mails: [
      {
        id,
        state: 'stuck',
        kind: 'link',
        to: 'nikt@example.org',
        since: soon(-60),
        until: soon(60),
        tries: 1,
        due: null,
        failure: 'no-mailbox',
        reply: 550,
      },
    ],
  },
};

const studentPage = `/dojo/student/${id}`;
const aStudent = (changes: object = {}) => ({
  'GET /student/{id}': { ...rowOf(studentPage.replace('/dojo', '')), picture: null, ...changes },
  'GET /student-grade': listOf('/student-grade', { annulledAt: null, annulledReason: null }),
});
const studentAt = (search = '', ...then: (() => unknown)[]) => at(studentPage + search, aStudent, ...then);
const trainingPage = `/dojo/training/${id}`;
const trainingAt = (changes: object | undefined, search = '', ...then: (() => unknown)[]) =>
  at(trainingPage + search, () => ({ ...aTraining(changes), ...ownStudent }), ...then);

const homeworkPage = `/dojo/user-homework/${id}`;
const aSubmission = (changes: object = {}) => ({
  ...rowOf(`/homework-submission/${id}`),
  ...{ student: self.id, state: 'draft', text: 'Zrobione', feedback: null, rating: null, ...changes },
});
const aHomework = (changes: object = {}) => ({
  ...ownStudent,
  'GET /homework-submission/{id}': aSubmission(changes),
  'GET /homework/{id}': {
    ...rowOf(`/homework/${id}`),
    ...{ title: 'Przewroty', state: 'published', submission: 'text', availableFrom: null, techniques: [] },
  },
});
const homeworkAt = (changes: object, ...then: (() => unknown)[]) =>
  at(homeworkPage, () => aHomework(changes), ...then);

const deedOf = (name: string, key: string, changes?: object, confirmed = key): Play => ({
  name,
  begin: trainingAt(changes, '', menuEntry(key), seeing('[role=alertdialog] button')),
  send: confirming(confirmed),
  within: '[role=alertdialog]',
});

const toCome = () => ({ startsAt: soon(60), endsAt: soon(150) });

const excuse = (beginAt: (...then: (() => unknown)[]) => Begin): Play => ({
  name: 'an excuse',
  begin: beginAt(pressing('ownMark.self.excused'), seeing('dialog button')),
  send: pressing('excuse.reason.illness', 'dialog'),
  own: markWhileAway,
  isAnew: true,
});

/** What waits on the home says so beside the training. */
const homeWhileAway = { ...whileAway(texts['home.waiting']), 401: atLogin };

/** A club in which somebody is missed, and somebody has signed up. */
const aClub = () => {
  const overview = rowOf('/club-overview') as { unseen: { students: object[] } };
  return {
    ...home(),
    'GET /club-overview': { ...overview, undecided: 1 },
    'POST /missed-mail': { written: [id], goesAt: soon(60), unreached: [] },
  };
};
const missedMail: Begin = (failing) =>
  at('/dashboard?view=club', aClub, async () => {
    server.failing = failing ?? null;
    await pressingNamed('Napisz do')();
    await seeing('dialog')();
  })();

const examPage = `/dojo/exam/${id}`;
const prospects = (path: string) =>
  (exampleAnswer('GET', path) as object[]).map((prospect) => ({
    ...prospect,
    ...{ student: viewerId, firstName: 'Jan', lastName: 'Nowak', missing: [], enteredFor: null },
  }));
const anExam = (changes: object = {}, candidate: object = {}) => {
  const exam = {
    ...rowOf(`/exam/${id}`),
    ...{
      name: 'Egzamin jesienny',
      state: 'open',
      date: '2026-11-20',
      completedAt: null,
      feePln: 50,
      ...changes,
    },
  };
  return {
    'GET /exam/{id}': exam,
    'GET /exam': listOf('/exam', exam),
    'GET /exam-candidate': listOf('/exam-candidate', { rsvp: 'accepted', paidAt: null, ...candidate }),
    'GET /exam/readiness': prospects('/exam/readiness'),
    'GET /exam/{id}/readiness': prospects(`/exam/${id}/readiness`),
    'GET /exam-mark': listOf('/exam-mark'),
  };
};
const readyAt = (...then: (() => unknown)[]) =>
  at(
    '/dojo/exam/ready',
    () => anExam({}),
    clicking('main li input[type=checkbox]'),
    () => pressingNamed('Zaproś na egzamin')(),
    ...then,
  );
const examAt = (changes: object, search = '', ...then: (() => unknown)[]) =>
  at(examPage + search, () => anExam(changes), ...then);
const sheetAt = (...then: (() => unknown)[]) =>
  at(`${examPage}/sheet`, () => anExam({ state: 'inProgress' }), ...then);
const examDeed = (name: string, deed: string, state: string, then: (() => unknown)[]): Play => ({
  name,
  begin: examAt({ state }, '', ...then, seeing('[role=alertdialog] button'), () =>
    fill({ reason: 'Awaria ogrzewania' }, {}, '[role=alertdialog]'),
  ),
  send: confirming(`exam.action.${deed}`),
  within: '[role=alertdialog]',
});
/** Chooses the first who could be invited. */
const choosingProspect = async () => (await until(() => all('main input[type=checkbox]')[0])).click();

const doorPage = `/dojo/check-in/${id}`;
const kiosk = () => ({
  'GET /kiosk': {
    ...rowOf('/kiosk'),
    trainings: [
      {
        ...{ id, title: 'Trening podstawowy', workplaceName: 'Dojo', state: 'planned', ...toCome() },
        students: [{ student: self.id, firstName: 'Zofia', lastName: 'Kowalska', grade: null, status: null }],
      },
    ],
  },
});
/** A screen by the door that nobody is signed in at. */
const kioskAt =
  (...then: (() => unknown)[]): Begin =>
  async (failing) => {
    allIsWell();
    server.answers = kiosk();
    kioskToken.keep('token-of-a-kiosk');
    await openAnew('/dojo/kiosk', false, failing);
    for (const step of then) await step();
  };

const anAnnouncement = (changes: object = {}) => ({
  'GET /announcement': listOf('/announcement', {
    ...{ titlePl: 'Sala zamknięta', state: 'sent', author: viewerId, publishAt: null, ...changes },
  }),
  'GET /announcement/{id}': {
    ...rowOf(`/announcement/${id}`),
    ...{ titlePl: 'Sala zamknięta', state: 'sent', author: viewerId, publishAt: null, ...changes },
  },
});
const announcementAt = (changes: object, ...then: (() => unknown)[]) =>
  at(`/adm/announcement?edit=${id}`, () => anAnnouncement(changes), seeing('dialog'), ...then);

/** Where a mail leads whoever wants no more of them. */
const unsubscribeAt =
  (way: string): Begin =>
  async (failing) => {
    allIsWell();
    server.answers = { 'GET /unsubscribe/{token}': { kind: 'trainingCancelled', way } };
    await openAnew('/unsubscribe/abc', false, failing);
  };

/** What there is to be played on a page, by its path, beside what its list has if it is a table’s. */
export const pagePlays: Readonly<Record<string, PagePlays>> = {
  '/error': {},
  '/logout': {},
  '/success': {},
  '/accessdenied': {},
  '/notfound': {},
  '/pages/notfound': {},
  // Of who one is, which every page asks, it asks for no more than the names of the groups.
  '/landing': {},
  // It leads on as soon as it is there.
  '/notice/:id': {},
  // It leads on to the training that is meant.
  '/dojo/now': {},
  '/dojo/check-in/:id': {
    parts: [
      {
        name: 'who could have come',
        begin: at(`${doorPage}?admission=abc`, () => ({ ...aTraining(), ...ownStudent })),
        fails: reads('/authinfo/owner'),
        within: '#root',
      },
    ],
    actions: [
      {
        name: 'the code that was scanned',
        begin: at('/landing'),
        send: () => follow(`${doorPage}?code=abc`, true),
        fails: ({ path }) => path === '/check-in/admission',
        path: '/check-in/admission',
        isAnew: true,
        // They sign in, and the code is traded then.
        own: { 401: () => says('Kod nie zadziałał') },
      },
      {
        name: 'that somebody is here',
        begin: at(
          `${doorPage}?admission=abc`,
          () => ({ ...aTraining(), ...ownStudent }),
          () => until(() => button(texts['ownMark.self.present'])),
        ),
        send: pressing('ownMark.self.present'),
        own: { 401: atLogin },
      },
    ],
  },
  '/dojo/check-in/:id/code': {
    answers: () => ({ ...aTraining(), 'GET /training/{id}/check-in-code': { code: 'abc', nextIn: 20_000 } }),
    shows: 'Trening podstawowy',
    parts: [
      {
        name: 'the code of the door',
        begin: at(`${doorPage}/code`, () => ({
          ...aTraining(),
          'GET /training/{id}/check-in-code': { code: 'abc', nextIn: 20_000 },
        })),
        fails: ({ path }) => path.endsWith('/check-in-code'),
        // It asks again by itself.
        own: {
          500: () => says(saidOf('500')),
          503: () => says(texts['door.offline'] ?? ''),
          'no answer': () => says(texts['door.offline'] ?? ''),
        },
      },
    ],
  },
  '/dojo/kiosk': {
    parts: [
      {
        name: 'the trainings of the day',
        begin: at('/dojo/kiosk', () => aTraining(toCome())),
        fails: ({ path }) => path === '/training',
        // The page is for everybody, and says who may begin one.
        own: { 401: () => says(texts['kiosk.none'] ?? '') },
      },
      {
        name: 'what a kiosk shows',
        begin: kioskAt(),
        fails: reads('/kiosk'),
        own: {
          401: () => says(texts['kiosk.over'] ?? ''),
          403: () => says(texts['kiosk.over'] ?? ''),
          503: () => says(texts['kiosk.waiting'] ?? ''),
          'no answer': () => says(texts['kiosk.waiting'] ?? ''),
        },
      },
    ],
    forms: [
      {
        name: 'the PIN that ends it',
        begin: kioskAt(pressing('kiosk.leave', 'main'), seeing('dialog input'), () =>
          type(all('dialog input')[0], '4711'),
        ),
        send: submit,
        wrongField: 'pin',
        own: { ...nobodySignedIn, 401: () => says(texts['kiosk.over'] ?? '') },
      },
    ],
    actions: [
      {
        name: 'a kiosk',
        begin: at(
          `/dojo/kiosk?training=${id}`,
          () => aTraining(toCome()),
          seeing('main input[type=checkbox]'),
          () => type(all('main input[inputmode=numeric]')[0], '4711'),
        ),
        send: () => submit('main'),
        own: { 401: () => says(texts['kiosk.none'] ?? '') },
      },
      {
        name: 'that somebody has come',
        begin: kioskAt(seeing('main li button')),
        send: clicking('main li button'),
        isAnew: true,
        fails: ({ path }) => path.startsWith('/kiosk'),
        own: {
          ...whileAway(texts['presence.waiting']),
          403: () => says(texts['kiosk.over'] ?? ''),
          401: () => says(texts['kiosk.over'] ?? ''),
        },
      },
    ],
  },
  '/dojo/training/:id/mat': {
    answers: aMat,
    shows: 'Trening podstawowy',
    actions: [
      {
        name: 'a technique that was taught',
        begin: at(`${trainingPage}/mat`, aMat, seeing('main li button[aria-pressed]')),
        send: clicking('main li button[aria-pressed]'),
      },
      {
        name: 'a technique that was not taught after all',
        begin: at(
          `${trainingPage}/mat`,
          () => ({ ...aMat(), 'GET /training-technik': listOf('/training-technik', {}) }),
          seeing('main li button[aria-pressed=true]'),
        ),
        send: clicking('main li button[aria-pressed=true]'),
      },
    ],
  },
  '/adm/article/write/:id': {
    answers: () => anArticleWritten(),
    shows: 'Staż zimowy',
    actions: [
      {
        name: 'an article published',
        begin: at(`/adm/article/write/${id}`, anArticleWritten, () =>
          until(() => button(texts['write.publishNow'], 'main')),
        ),
        send: pressing('write.publishNow', 'main'),
        within: 'main',
      },
    ],
  },
  '/dojo/exam/statistics': { shows: 'Rok 1900' },
  '/dojo/exam/ready': {
    answers: () => anExam(),
    shows: 'Jan Nowak',
    parts: [
      {
        name: 'the exams that one can be invited to',
        begin: readyAt(),
        fails: ({ path }) => path === '/exam',
        within: 'dialog',
      },
    ],
    actions: [
      {
        name: 'somebody invited to an exam',
        begin: readyAt(seeing('dialog input[type=radio]')),
        send: pressingNamed('Zaproś (', 'dialog'),
        within: 'dialog',
      },
    ],
  },
  '/dojo/exam/:id': {
    answers: () => anExam(),
    shows: 'Egzamin jesienny',
    parts: [
      { name: 'who comes', begin: examAt({}), fails: reads('/exam-candidate') },
      { name: 'who is ready', begin: examAt({}), fails: ({ path }) => path.endsWith('/readiness') },
      {
        name: 'whether it stands as it was counted',
        begin: examAt({ state: 'completed' }, '?show=evidence'),
        fails: ({ path }) => path.endsWith('/evidence'),
        within: 'dialog',
      },
      {
        name: 'its history',
        begin: examAt({}, '?show=history'),
        fails: reads('/audit-log'),
        within: 'dialog',
      },
    ],
    forms: [
      {
        name: 'the exam',
        begin: examAt({}, '?edit=exam', seeing('dialog [name=name]')),
        send: submit,
        wrongField: 'name',
        within: 'dialog',
        changesRow: true,
      },
    ],
    actions: [
      examDeed('opened', 'open', 'draft', [pressing('exam.action.open', 'main')]),
      examDeed('begun', 'start', 'open', [pressing('exam.action.start', 'main')]),
      examDeed('completed', 'complete', 'inProgress', [pressing('exam.action.complete', 'main')]),
      examDeed('cancelled', 'cancel', 'open', [menuEntry('exam.action.cancel')]),
      {
        name: 'somebody who is ready invited',
        begin: examAt({}, '', choosingProspect),
        send: pressingNamed('Zaproś ('),
      },
      {
        name: 'the fee',
        begin: examAt({}, '', seeing('main [aria-pressed]')),
        send: clicking('main [aria-pressed]'),
      },
    ],
  },
  '/dojo/exam/:id/sheet': {
    answers: () => anExam({ state: 'inProgress' }),
    shows: 'Egzamin jesienny',
    actions: [
      {
        name: 'a mark',
        begin: sheetAt(seeing('main [data-at="0,0"]')),
        send: () =>
          all('main [data-at="0,0"]')[0]?.dispatchEvent(
            new KeyboardEvent('keydown', { key: '1', bubbles: true }),
          ),
        own: { ...whileAway('ocena czeka na sieć'), 401: atLogin },
        isAnew: true,
      },
      {
        name: 'a result',
        begin: sheetAt(pressingNamed('Ustal wynik'), () => until(() => button(texts['form.save'], 'dialog'))),
        send: pressing('form.save', 'dialog'),
        within: 'dialog',
      },
    ],
  },
  '/announcement/:id': {
    answers: () => anAnnouncement(),
    shows: 'Sala zamknięta',
    parts: [
      {
        name: 'who has read it',
        begin: at(`/announcement/${id}`, anAnnouncement),
        fails: reads('/announcement-reader'),
      },
    ],
  },
  '/unsubscribe/:token': {
    parts: [
      {
        name: 'what a mail’s address is for',
        begin: unsubscribeAt('mail'),
        fails: reads('/unsubscribe/'),
        within: '#root',
        own: { ...nobodySignedIn, 404: () => says(texts['unsubscribe.unknown'] ?? '') },
      },
    ],
    actions: [
      {
        name: 'no more mails of a kind',
        begin: unsubscribeAt('mail'),
        send: pressing('unsubscribe.leave'),
        own: nobodySignedIn,
      },
      {
        name: 'mails of a kind after all',
        begin: unsubscribeAt('live'),
        send: pressing('unsubscribe.undo'),
        own: nobodySignedIn,
      },
    ],
  },
  // Its connection fails in ways of its own: error-catalogue.live.browser.test.ts.
  '/handbook': {},
  '/handbook/:chapter': {},
  '/adm/message-demo': {},
  '/adm/landing': {},
  '/adm/club': {
    answers: () => clubProfileOf({}),
    // The name stands in a field; what is said of it comes with it.
    shows: texts['clubProfile.name.hint'] ?? '',
    forms: [
      {
        name: 'what the club is called',
        begin: clubProfileAt({}, async () => type(await nameOfClub(), 'Aikido Zaspa')),
        send: () => submit('main'),
        wrongField: 'name',
        within: 'main',
      },
      {
        name: 'its colours',
        begin: clubProfileAt({ theme: null }, clicking('main input[type=radio]:not(:checked)')),
        send: () => submit('main'),
        within: 'main',
        // It is of no one field.
        own: { 400: () => says(saidOf('400')) },
      },
      {
        name: 'its logo',
        begin: clubProfileAt({ logo: null }, () => choosePicture('main')),
        send: () => submit('main'),
        fails: writesPicture,
        within: 'main',
        own: { 400: () => says(saidOf('400')) },
      },
      {
        name: 'no logo',
        begin: clubProfileAt({ logo: 'a'.repeat(64) }, pressing('picture.remove', 'main')),
        send: () => submit('main'),
        fails: writesPicture,
        within: 'main',
        own: { 400: () => says(saidOf('400')) },
      },
    ],
    actions: [
      {
        name: 'what was there before',
        begin: clubProfileAt(
          {},
          async () => type(await nameOfClub(), 'Aikido Zaspa'),
          () => submit('main'),
          () => until(() => button(texts['ui.undo'])),
          () => {
            server.answers = clubProfileOf({ name: 'Aikido Zaspa' });
          },
        ),
        send: pressing('ui.undo'),
        isAnew: true,
      },
    ],
  },
  // Step by step: e2e/src/journeys/first-run.test.ts.
  '/adm/start': {},
  '/adm/outgoing-mail': {
    answers: () => stuckMail,
    shows: 'nikt@example.org',
    actions: [
      {
        name: 'a mail tried again',
        begin: at('/adm/outgoing-mail', () => stuckMail, seeing('main li')),
        send: clicking('main li button:first-child'),
        // It has gone out meanwhile.
        own: { 404: () => says('nikt@example.org') },
      },
      {
        name: 'a mail taken out',
        begin: at('/adm/outgoing-mail', () => stuckMail, clicking('main li button:last-child')),
        send: confirming('outgoing-mail.drop'),
        within: '[role=alertdialog]',
        own: { 404: () => until(() => !document.querySelector('[role=alertdialog]')) },
      },
    ],
  },
  '/dashboard': {
    answers: () => home(),
    // What is shown last.
    shows: 'Na macie teraz',
    parts: [
      {
        name: 'the way to the next grade',
        // The home has it; that of who comes four times a week is asked for.
        begin: at('/dashboard?view=own', () => home(), clicking('main input[type=radio][value="4"]')),
        fails: ({ path, search }) => path.endsWith('/grade-progress') && search !== '',
      },
      {
        name: 'what is on the mat',
        begin: at('/dashboard?view=own', () => homeOfBefore()),
        fails: ({ path }) => path.endsWith('/mat'),
      },
      {
        name: 'what is on the mat next',
        begin: at('/dashboard?view=own', () => homeOfBefore(toCome())),
        fails: ({ path }) => path.endsWith('/mat'),
      },
      {
        name: 'how the club stands',
        begin: at('/dashboard?view=club', () => home()),
        fails: reads('/club-overview'),
      },
      {
        name: 'who has signed up and belongs to nobody',
        begin: at('/dashboard?view=club', aClub),
        fails: reads('/user/matches'),
      },
      {
        name: 'whom a mail would reach',
        begin: missedMail,
        fails: ({ path }) => path === '/missed-mail/preview',
        within: 'dialog',
      },
    ],
    actions: [
      {
        name: 'a mark of one’s own',
        begin: at('/dashboard?view=own', () => home(), seeing('main')),
        send: pressingNamed('Jestem'),
        own: homeWhileAway,
      },
      {
        name: 'an excuse',
        begin: at(
          '/dashboard?view=own',
          () => home(toCome()),
          pressingNamed(isToday(soon(60)) ? 'Dziś nie dam rady' : 'Nie dam rady'),
          seeing('dialog button'),
        ),
        send: pressing('excuse.reason.illness', 'dialog'),
        own: homeWhileAway,
        isAnew: true,
      },
      {
        name: 'the club’s texts accepted',
        begin: at('/dashboard?view=own', () => ({
          ...home(),
          'GET /authinfo/whoami': { ...whoami, toAccept: ['terms'] },
        })),
        send: pressing('acceptance.accept'),
        within: 'dialog',
      },
      {
        name: 'a mark taken back',
        begin: at('/dashboard?view=own', () =>
          home(toCome(), [
            { student: self.id, status: 'declared', source: 'self', confirmedBy: null, invalidatedAt: null },
          ]),
        ),
        send: pressing('ui.undo', 'main'),
        own: homeWhileAway,
      },
      {
        name: 'an invitation to an exam',
        begin: at('/dashboard?view=own', () => {
          const answers = home();
          const [invitation] = (exampleAnswer('GET', '/home') as { invitations: Record<string, object>[] })
            .invitations;
          return {
            ...answers,
            'GET /authinfo/whoami': { ...whoami, student: self.id },
            'GET /home': {
              ...answers['GET /home'],
              invitations: [
                {
                  candidate: { ...invitation?.candidate, rsvp: 'invited', student: self.id },
                  exam: { ...invitation?.exam, state: 'open', applicationDeadline: null },
                },
              ],
            },
          };
        }),
        send: pressing('ownExam.accept', 'main'),
      },
      {
        name: 'a mail to those who are missed',
        begin: async (failing) => {
          await missedMail(failing);
          await named('Wyślij do', 'dialog');
        },
        send: pressingNamed('Wyślij do', 'dialog'),
        within: 'dialog',
      },
      {
        name: 'no mail to those who are missed',
        begin: async (failing) => {
          await missedMail(failing);
          await pressingNamed('Wyślij do', 'dialog')();
          await until(() => button(texts['club.missed.undo'], 'main'));
        },
        send: pressing('club.missed.undo', 'main'),
      },
    ],
  },
  '/dojo/training/:id': {
    answers: () => ({ ...aTraining(), ...ownStudent }),
    shows: 'Trening podstawowy',
    parts: [
      {
        name: 'who is asked about in the roll call',
        begin: trainingAt(undefined),
        fails: reads(`/training/${id}/roster`),
      },
      {
        name: 'its history',
        begin: trainingAt(undefined, '?show=history'),
        fails: reads('/audit-log'),
        within: 'dialog',
      },
      {
        name: 'its series',
        begin: trainingAt(undefined, '?edit=series'),
        fails: reads('/training-series'),
        within: 'dialog',
      },
    ],
    forms: [
      {
        name: 'the training',
        begin: trainingAt(undefined, '?edit=training', seeing('dialog [name=title]')),
        send: submit,
        wrongField: 'title',
        within: 'dialog',
        changesRow: true,
      },
      {
        name: 'its series',
        begin: trainingAt(undefined, '?edit=series', seeing('dialog [name=title]')),
        send: submit,
        fails: (call) => call.method === 'PUT',
        wrongField: 'title',
        within: 'dialog',
        changesRow: true,
      },
      {
        name: 'its series from that day on',
        // From the first day on it would be the whole series.
        begin: trainingAt({ seriesDay: '2099-11-20' }, '?edit=following', seeing('dialog [name=title]')),
        send: submit,
        fails: ({ path }) => path.endsWith('/split'),
        wrongField: 'title',
        within: 'dialog',
        changesRow: true,
      },
    ],
    actions: [
      {
        name: 'a mark of one’s own',
        begin: trainingAt(undefined),
        send: pressing('ownMark.self.present'),
        own: markWhileAway,
      },
      excuse((...then) => trainingAt(toCome(), '', ...then)),
      {
        name: 'a mark of the roll call',
        begin: trainingAt(undefined, '', seeing('[data-puts=late]')),
        send: () => all('[role=radio][data-puts]')[0]?.click(),
        own: markWhileAway,
      },
      {
        name: 'somebody more in the roll call',
        begin: trainingAt(undefined, '', pressing('rollCall.addSomebody'), () => choose('dialog')),
        send: pressing('rollCall.add.confirm'),
        within: 'dialog',
      },
      {
        name: 'it, for a calendar',
        begin: trainingAt(toCome()),
        send: pressing('training.toCalendar'),
        fails: ({ path }) => path.endsWith('/calendar'),
      },
      deedOf('cancelled', 'training.cancel'),
      deedOf('not held', 'training.notHeld'),
      deedOf('restored', 'training.restore', { state: 'cancelled' }),
      deedOf('removed', 'training.remove', undefined, 'form.delete'),
    ],
  },
  '/dojo/presence-trainings': {
    answers: () => ({ ...aTraining(), ...ownStudent }),
    shows: 'Trening podstawowy',
    parts: [
      {
        name: 'the history of a year',
        begin: at('/dojo/presence-trainings?view=history', () => ownStudent),
        fails: reads('/student/'),
      },
      {
        name: 'the figures of a year',
        begin: at('/dojo/presence-trainings?view=figures', () => ownStudent),
        fails: reads('/student/'),
      },
      {
        name: 'the trainings of a month',
        begin: at('/dojo/presence-trainings?day=2026-12-03', () => ({ ...aTraining(), ...ownStudent })),
        fails: reads('/training'),
      },
    ],
    actions: [
      {
        name: 'a mark of one’s own',
        begin: at(
          '/dojo/presence-trainings',
          () => ({ ...aTraining(), ...ownStudent }),
          seeing('main li [aria-pressed]'),
        ),
        send: clicking('main li [aria-pressed]'),
        own: markWhileAway,
      },
      excuse(
        // Its buttons name the training, since each row has the same.
        (_, ...then) =>
          at(
            '/dojo/presence-trainings',
            () => ({ ...aTraining(toCome()), ...ownStudent }),
            clicking('main li [aria-pressed] + button'),
            ...then,
          ),
      ),
    ],
  },
  '/dojo/user-homework': {},
  '/dojo/user-homework/:id': {
    answers: aHomework,
    shows: 'Przewroty',
    actions: [
      {
        name: 'handed in',
        begin: homeworkAt({}, seeing('main textarea')),
        send: pressing('user-homework.submit'),
      },
      {
        name: 'taken back',
        begin: homeworkAt({ state: 'submitted' }),
        send: pressing('user-homework.withdraw'),
      },
    ],
  },
  '/dojo/user-homework/review': {
    actions: [
      {
        name: 'an answer reviewed',
        begin: at('/dojo/user-homework/review', () => ({
          ...aHomework({ state: 'submitted' }),
          'GET /homework-submission': {
            ...listOf('/homework-submission', { state: 'submitted' }),
            page: { size: 50, totalElements: 1, totalIsExact: true, totalPages: 1, number: 0 },
          },
        })),
        send: pressing('user-homework.review.checked'),
      },
    ],
  },
  '/dojo/student/:id': {
    answers: aStudent,
    shows: 'Zofia Kowalska',
    parts: [
      { name: 'the presences of a year', begin: studentAt('?year=2020'), fails: reads('/presence') },
      { name: 'their guardians', begin: studentAt(), fails: reads('/guardian') },
      {
        name: 'what is open when they leave',
        begin: studentAt('?edit=leaving'),
        fails: ({ path }) => path.endsWith('/leaving'),
        within: 'dialog',
      },
      {
        name: 'their history',
        begin: studentAt('?show=history'),
        fails: reads('/audit-log'),
        within: 'dialog',
      },
    ],
    forms: [
      {
        name: 'the student',
        begin: studentAt('?edit=student', seeing('dialog [name=firstName]')),
        send: submit,
        wrongField: 'firstName',
        within: 'dialog',
        changesRow: true,
      },
      {
        name: 'a grade to award',
        begin: studentAt('?edit=grade', seeing('dialog [name=grade]'), () =>
          type(all('dialog [name=grade]')[0], id),
        ),
        send: submit,
        wrongField: 'grade',
        within: 'dialog',
      },
      {
        name: 'a new guardian',
        begin: studentAt('?edit=guardian', into({ name: 'Anna Kowalska' }, 'dialog')),
        send: submit,
        wrongField: 'name',
        within: 'dialog',
      },
      {
        name: 'a guardian',
        begin: studentAt(`?edit=${id}`, seeing('dialog [name=name]')),
        send: submit,
        wrongField: 'name',
        within: 'dialog',
        changesRow: true,
      },
    ],
    actions: [
      {
        name: 'removed',
        begin: studentAt('', menuEntry('student.remove'), seeing('[role=alertdialog] button')),
        send: confirming('form.delete'),
        within: '[role=alertdialog]',
      },
      {
        name: 'that they leave',
        begin: studentAt('?edit=leaving', () =>
          until(() => button(texts['student.leaving.leave'], 'dialog')),
        ),
        send: pressing('student.leaving.leave', 'dialog'),
        within: 'dialog',
      },
      {
        name: 'what they have of the club, returned',
        begin: studentAt('?edit=leaving', seeing('dialog li button')),
        send: clicking('dialog li button'),
        within: 'dialog',
      },
      {
        name: 'that they come back',
        begin: at(studentPage, () => aStudent({ status: 'left', leftOn: '2026-10-01' })),
        send: pressing('student.leaving.back', 'main'),
      },
      {
        name: 'a grade annulled',
        begin: studentAt(
          '',
          () => until(() => all('main [aria-label^="Unieważnij"]')[0]?.click() ?? true),
          seeing('[role=alertdialog] [name=reason]'),
          () => type(all('[role=alertdialog] [name=reason]')[0], 'Pomyłka'),
        ),
        send: confirming('student-grade.action.annul'),
        within: '[role=alertdialog]',
      },
      {
        name: 'a guardian removed',
        begin: studentAt(
          `?edit=${id}`,
          pressing('guardian.remove', 'dialog'),
          seeing('[role=alertdialog] button'),
        ),
        send: confirming('form.delete'),
        within: '[role=alertdialog]',
      },
      {
        name: 'no picture',
        begin: at(
          `${studentPage}?edit=picture`,
          () => aStudent({ picture: 'a'.repeat(64) }),
          () => until(() => button(texts['picture.remove'])),
        ),
        send: pressing('picture.remove'),
        within: 'dialog',
      },
      {
        name: 'a picture',
        begin: studentAt('?edit=picture', chooseFace),
        send: pressing('picture.save'),
        within: 'dialog',
      },
    ],
  },
  '/adm/profile/access-token': {
    answers: () => account(),
    shows: texts['accessToken.name'] ?? '',
    forms: [
      {
        name: 'a token for a script',
        begin: at(
          '/adm/profile/access-token',
          () => account(),
          into({ name: 'Eksport do arkusza', password: 'hasło klubu' }),
          clicking('main li [type=checkbox]'),
        ),
        send: formOf('name'),
        wrongField: 'password',
        within: 'main',
        own: countsDown,
      },
    ],
  },
  '/adm/profile': {
    answers: () => account(),
    shows: 'zofia@example.org',
    parts: [
      { name: 'where one is signed in', begin: profileAt(), fails: reads('/authinfo/sessions') },
      { name: 'what one hears of', begin: profileAt(), fails: reads('/authinfo/notice-choice') },
      { name: 'on which devices', begin: profileAt(), fails: reads('/authinfo/push-devices') },
      { name: 'which calendars there are', begin: profileAt(), fails: isOfFeeds },
      { name: 'which access tokens there are', begin: profileAt(), fails: reads('/access-token') },
      {
        name: 'the address of a calendar',
        begin: profileAt({}, clicking('#calendar li button')),
        fails: ({ path }) => path.endsWith('/address'),
        within: 'dialog',
      },
      { name: 'what one spares', begin: profileAt(ownStudent), fails: reads('/student-limit') },
      {
        name: 'who has access of one’s guardians',
        begin: profileAt(ownStudent),
        fails: reads('/guardian'),
      },
    ],
    forms: [
      {
        name: 'one’s data',
        begin: profileAt({}, into({ firstName: 'Zosia' })),
        send: formOf('firstName'),
        wrongField: 'firstName',
        within: 'main',
        changesRow: true,
      },
      {
        name: 'what one wants to hear of',
        begin: profileAt({}, seeing('[name=quietFrom]')),
        send: formOf('quietFrom'),
        wrongField: 'quietFrom',
        within: 'main',
      },
      {
        name: 'a new password',
        begin: profileAt({}, into({ current: 'stare hasło klubu', password: 'nowe długie hasło klubu' })),
        send: formOf('current'),
        wrongField: 'current',
        within: 'main',
        own: countsDown,
      },
      {
        name: 'the password before a second factor',
        begin: profileAt(
          {},
          pressing('secondFactor.turnOn', 'main'),
          into({ password: 'hasło klubu' }, 'dialog'),
        ),
        send: submit,
        wrongField: 'password',
        own: countsDown,
      },
      {
        name: 'the first code of a second factor',
        begin: profileAt(
          {},
          pressing('secondFactor.turnOn', 'main'),
          into({ password: 'hasło klubu' }, 'dialog'),
          () => submit(),
          seeing('dialog [name=code]'),
        ),
        send: typingCode('code'),
        wrongField: 'code',
        own: countsDown,
      },
      {
        name: 'the password for new recovery codes',
        begin: profileAt(
          withSecondFactor,
          pressing('secondFactor.renewal.title'),
          into({ password: 'hasło klubu' }, 'dialog'),
        ),
        send: submit,
        wrongField: 'password',
        own: countsDown,
      },
      {
        name: 'the password for no second factor',
        begin: profileAt(
          withSecondFactor,
          pressing('secondFactor.turnOff', 'main'),
          into({ password: 'hasło klubu' }, 'dialog'),
        ),
        send: submit,
        wrongField: 'password',
        own: countsDown,
      },
    ],
    actions: [
      {
        name: 'a notice that was read',
        begin: noticeAt(null),
        send: clicking('[role=dialog] li button'),
        fails: isWrite,
        within: '[role=dialog]',
      },
      {
        name: 'a notice that is unread again',
        begin: noticeAt(soon(-60)),
        send: clicking('[role=dialog] li button'),
        fails: isWrite,
        within: '[role=dialog]',
      },
      {
        name: 'all notices that were read',
        begin: noticeAt(null),
        send: pressing('bell.readAll'),
        fails: isWrite,
        within: '[role=dialog]',
      },
      {
        name: 'notifications on this device',
        begin: profileAt(hearing(), allowPush, seeing('#notices [role=switch]:enabled')),
        send: clicking('#notices [role=switch]'),
        within: 'main',
      },
      {
        name: 'no notifications on another device',
        begin: profileAt(hearing('Chrome, Android'), seeing('#notices li button')),
        send: clicking('#notices li button'),
        within: 'main',
      },
      {
        name: 'a calendar to subscribe to',
        begin: profileAt({}, pressing('calendarFeeds.add', '#calendar'), seeing('dialog select')),
        send: pressing('calendarFeeds.add.submit'),
        within: 'dialog',
      },
      {
        name: 'what a calendar has',
        begin: feedMenuAt(0),
        send: pressing('calendarFeeds.save', 'dialog'),
        within: 'dialog',
      },
      {
        name: 'another address of a calendar',
        begin: feedMenuAt(1),
        send: confirming('calendarFeeds.renew'),
        within: '[role=alertdialog]',
      },
      {
        name: 'no calendar any more',
        begin: feedMenuAt(2),
        send: confirming('calendarFeeds.remove'),
        within: '[role=alertdialog]',
      },
      {
        name: 'no access token any more',
        begin: profileAt({}, clicking('#access-tokens li button'), pressing('accessToken.revoke', 'dialog')),
        send: confirming('accessToken.revoke'),
        within: '[role=alertdialog]',
      },
      {
        name: 'a first password asked for',
        begin: profileAt({ 'GET /authinfo/security': security({ hasPassword: false }) }),
        send: pressing('password.none.send'),
      },
      {
        name: 'erasure',
        begin: profileAt({}, pressing('erasure.request'), seeing('[role=alertdialog] button')),
        send: confirming('erasure.confirm.do'),
        within: '[role=alertdialog]',
      },
      {
        name: 'no erasure',
        begin: profileAt(
          { 'GET /authinfo/profile': profile({ erasureRequestedAt: soon(-60) }) },
          pressing('erasure.stay', 'main'),
          seeing('[role=alertdialog] button'),
        ),
        send: confirming('erasure.stay'),
        within: '[role=alertdialog]',
      },
      {
        name: 'all of one’s data',
        begin: profileAt(),
        send: pressing('export.take'),
        fails: reads('/authinfo/export'),
      },
      {
        name: 'one’s guardians',
        begin: profileAt(ownStudent, () => until(() => button(texts['guardianAccess.end']))),
        send: pressing('guardianAccess.end'),
      },
      {
        name: 'whether members see that one comes',
        begin: profileAt(ownStudent, seeing('#shown-to-members [role=switch]')),
        send: clicking('#shown-to-members [role=switch]'),
      },
      {
        name: 'what one spares',
        begin: profileAt(limited, async () => type(await limitField(), 'Lewe kolano')),
        send: pressing('limits.tell', 'main'),
      },
      {
        name: 'nothing to be spared',
        begin: profileAt(limited, () => until(() => button(texts['limits.remove'], 'main'))),
        send: pressing('limits.remove', 'main'),
      },
      {
        name: 'a session elsewhere',
        begin: profileAt(),
        send: async () => {
          const end = await until(() => all('main [aria-label^="Wyloguj tam"]')[0]);
          await until(() => !end.matches('[aria-disabled=true], :disabled'));
          end.click();
        },
      },
      {
        name: 'a picture',
        begin: profileAt({}, pressing('profile.picture.add'), chooseFace),
        send: pressing('picture.save'),
        within: 'dialog',
      },
      {
        name: 'no picture',
        begin: profileAt(
          { 'GET /authinfo/profile': profile({ picture: 'a'.repeat(64) }) },
          pressing('profile.picture.change'),
          () => until(() => button(texts['picture.remove'])),
        ),
        send: pressing('picture.remove'),
        within: 'dialog',
      },
    ],
  },
  '/login': {
    forms: [
      {
        name: 'the password',
        begin: signedOutAt('/login', into({ username: 'zofia', password: 'hasło' })),
        send: formOf('username'),
        path: '/oauth/token',
        within: '#root',
        own: { ...countsDown, 400: denied, 401: denied },
      },
      {
        name: 'the code of the second factor',
        begin: signedOutAt(
          '/login',
          into({ username: 'zofia', password: 'hasło' }),
          () => {
            server.answers = { 'POST /oauth/token': refusedSignIn(400, 'tatami_second_factor_required') };
          },
          formOf('username'),
          into({ otp: '12345' }),
        ),
        send: formOf('otp'),
        path: '/oauth/token',
        within: '#root',
        own: { ...countsDown, 400: wrongCode, 401: wrongCode },
      },
    ],
  },
  '/register': {
    forms: [
      {
        name: 'the person',
        begin: signedOutAt(
          '/register',
          () => until(() => all('[name=email]')[0]),
          into({ email: 'z@example.org', firstName: 'Zofia', lastName: 'Kowalska' }),
        ),
        send: formOf('email'),
        wrongField: 'email',
        within: '#root',
        own: { ...countsDown, ...nobodySignedIn },
      },
      {
        name: 'the mailed code',
        begin: codeAt(seeing('[name=code]')),
        send: typingCode('code'),
        wrongField: 'code',
        within: '#root',
        own: { ...countsDown, ...nobodySignedIn },
      },
    ],
    actions: [
      {
        name: 'another mail',
        begin: codeAt(() => until(() => button(texts['register.code.resend']))),
        send: pressing('register.code.resend'),
        own: { 429: () => says('0:'), ...nobodySignedIn },
        isAnew: true,
      },
    ],
  },
  '/reset': {
    parts: [
      {
        name: 'what the mailed key opens',
        begin: signedOutAt(mailed),
        fails: reads('/user/register/set'),
        within: '#root',
        own: { ...nobodySignedIn, 400: spent, 404: spent },
      },
    ],
    forms: [
      {
        name: 'a link asked for',
        begin: signedOutAt('/reset', into({ username: 'zofia' })),
        send: formOf('username'),
        wrongField: 'username',
        within: '#root',
        own: { ...countsDown, ...nobodySignedIn },
      },
      {
        name: 'a password by the mailed key',
        begin: signedOutAt(mailed, into({ password: 'nowe długie hasło klubu' })),
        send: formOf('password'),
        wrongField: 'password',
        within: '#root',
        own: { ...countsDown, ...nobodySignedIn, 404: spent },
      },
    ],
  },
  '/auth': {
    actions: [
      {
        name: 'the way to Google',
        begin: signedOutAt('/login'),
        send: () => follow('/auth', false),
        fails: reads('/auth/google'),
        path: '/auth/google/redirect',
        own: nobodySignedIn,
        isAnew: true,
      },
    ],
  },
  '/code-ret': {
    actions: [
      {
        name: 'the way back from Google',
        begin: signedOutAt('/login'),
        send: () => {
          const begun = { state: 'x', codeVerifier: 'y', remember: false, begunAt: Date.now() };
          sessionStorage.setItem('tatami.google', JSON.stringify(begun));
          follow('/code-ret?state=x&code=z', false);
        },
        path: '/oauth/token',
        isAnew: true,
        own: { 400: denied, 401: denied },
      },
    ],
  },
};

/** What pages of tables have beside their list, their forms and their rows' actions. */
export const besideLists: Readonly<Record<string, PagePlays>> = {
  '/adm/webhook': {
    parts: [
      {
        name: 'what it was told',
        begin: at(`/adm/webhook?edit=${id}`),
        fails: reads(`/webhook/${id}/messages`),
        within: 'dialog',
      },
    ],
    actions: [
      {
        name: 'a test',
        begin: at(`/adm/webhook?edit=${id}`, undefined, seeing('dialog li')),
        send: pressing('webhook.test', 'dialog'),
        within: 'dialog',
      },
      {
        name: 'a message sent again',
        begin: at(`/adm/webhook?edit=${id}`, undefined, seeing('dialog li')),
        send: clicking('dialog li button'),
        within: 'dialog',
      },
      {
        name: 'a new secret',
        begin: at(
          `/adm/webhook?edit=${id}`,
          undefined,
          seeing('dialog li'),
          pressing('webhook.secret.renew', 'dialog'),
          seeing('[role=alertdialog] button'),
        ),
        send: confirming('webhook.secret.renew'),
        within: '[role=alertdialog]',
      },
    ],
  },
  '/adm/rightto': {
    shows: 'Menu',
    parts: [
      { name: 'which group holds what', begin: at('/adm/rightto'), fails: reads('/rightto') },
      { name: 'the groups', begin: at('/adm/rightto'), fails: reads('/groupright') },
      {
        name: 'who holds a right',
        begin: at('/adm/rightto?right=Student:Read'),
        fails: reads('/useringroupright'),
      },
      {
        name: 'why somebody holds it',
        begin: at(`/adm/rightto?right=Student:Read&person=${id}`),
        fails: reads(`/user/${id}/why`),
      },
      {
        name: 'who is asked about',
        begin: at(`/adm/rightto?right=Student:Read&person=${id}`),
        fails: ({ path }) => path === `/user/${id}`,
      },
    ],
    forms: [
      {
        name: 'a new right',
        begin: at(
          `/adm/rightto?view=list&edit=new&group=${id}`,
          undefined,
          seeing('dialog [role=combobox]'),
          () => choose('dialog'),
        ),
        send: submit,
        wrongField: 'group',
        within: 'dialog',
      },
    ],
    actions: [
      {
        name: 'a switch',
        begin: at('/adm/rightto', undefined, seeing('main [role=switch]')),
        send: () =>
          all<HTMLInputElement>('main [role=switch]')
            .find(({ disabled }) => !disabled)
            ?.click(),
        isAnew: true,
      },
    ],
  },
  '/dojo/training': {
    shows: 'Trening podstawowy',
    answers: () => aTraining(),
    parts: [
      {
        name: 'another week',
        begin: async (failing) => {
          await at('/dojo/training', aTraining)();
          server.failing = failing ?? null;
          await press('training.week.next');
        },
        fails: ({ path }) => path === '/training',
      },
      {
        name: 'the days off of another week',
        begin: async (failing) => {
          await at('/dojo/training', aTraining)();
          server.failing = failing ?? null;
          await press('training.week.next');
        },
        fails: ({ path }) => path === '/day-off',
      },
    ],
    forms: [
      {
        name: 'a new series',
        begin: at('/dojo/training?edit=series', undefined, seeing('dialog [name=title]'), async () => {
          fill({ ...exampleBody('POST', '/training-series') }, trainingSeriesRules.fields);
          type(await until(() => all('dialog [name=workplace]')[0]), id);
          all('dialog [aria-pressed]')[0]?.click();
        }),
        send: submit,
        fails: (call) => isWrite(call) && !call.path.endsWith('/preview'),
        wrongField: 'title',
        within: 'dialog',
      },
    ],
  },
  '/dojo/technik': {
    shows: 'Aikido',
    parts: [
      { name: 'the techniques', begin: at('/dojo/technik'), fails: ({ path }) => path === '/technik' },
      { name: 'which grades ask for them', begin: at('/dojo/technik'), fails: reads('/technik-requirement') },
    ],
  },
  '/dojo/day-off': {
    parts: [
      {
        name: 'the holidays that are missing',
        begin: at('/dojo/day-off', undefined, pressing('day-off.fill')),
        fails: reads('/day-off/missing'),
        within: 'dialog',
      },
    ],
    actions: [
      {
        name: 'the holidays that are missing',
        begin: at(
          '/dojo/day-off',
          () => ({
            'GET /day-off/missing-public-holidays': {
              missing: [{ day: '2026-12-25', name: 'Boże Narodzenie', cancelledCount: 0 }],
            },
          }),
          pressing('day-off.fill'),
          () => until(() => !(button(texts['holidays.add']) as HTMLButtonElement | undefined)?.disabled),
        ),
        send: pressing('holidays.add'),
        within: 'dialog',
      },
    ],
  },
  '/adm/announcement': {
    actions: [
      {
        name: 'sent',
        // To few it goes at once, when it is known how many they are.
        begin: announcementAt(
          { state: 'draft' },
          () => until(() => button(texts['announcement.send'], 'dialog')),
          untilAllIsRead,
        ),
        send: pressing('announcement.send', 'dialog'),
      },
      {
        name: 'taken back',
        begin: announcementAt(
          {},
          pressing('announcement.takeBack', 'dialog'),
          seeing('[role=alertdialog] button'),
        ),
        send: confirming('announcement.takeBack'),
        within: '[role=alertdialog]',
      },
    ],
  },
  '/adm/article': {
    forms: [
      {
        name: 'a cover',
        // It goes along however soon the person saves.
        begin: articleWith('a'.repeat(64), choosePicture),
        send: pressing('form.save', 'dialog'),
        fails: writesPicture,
        within: 'dialog',
        own: { 400: () => says(saidOf('400')) },
      },
      {
        name: 'no cover',
        begin: articleWith('a'.repeat(64), pressing('picture.remove', 'dialog')),
        send: pressing('form.save', 'dialog'),
        fails: writesPicture,
        within: 'dialog',
        own: { 400: () => says(saidOf('400')) },
      },
    ],
  },
  '/adm/tablefortestdictionary': {
    forms: [
      {
        name: 'rows out of a file',
        begin: at(
          '/adm/tablefortestdictionary?import=csv',
          () => ({ 'POST /tablefortestdictionary/batch': { results: [{ outcome: 'created', id }] } }),
          chooseRows,
          pressing('import.toPreview'),
          () => until(() => saving()),
        ),
        send: async () => (await until(saving)).click(),
        within: 'main',
        // It is of no one field.
        own: { 400: () => says(saidOf('400')) },
      },
    ],
  },
  '/adm/user': {
    parts: [
      {
        name: 'the groups of somebody',
        begin: at(`/adm/user?edit=${id}`),
        fails: reads('/useringroupright'),
        within: 'dialog',
      },
    ],
    actions: [
      {
        name: 'an invitation',
        begin: at(`/adm/user?edit=${id}`, undefined, () => until(() => button(texts['user.invite']))),
        send: pressing('user.invite'),
        within: 'dialog',
      },
    ],
  },
};
