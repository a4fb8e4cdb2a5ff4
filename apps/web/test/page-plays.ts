import { trainingSeriesRules } from '@tatami/sdk/rules/training-series';
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
  path?: '/oauth/token' | '/auth/google/redirect';
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
const ownStudent = { 'GET /authinfo/owner': { students: [self] } };

/** One that has just begun, so that all can be said of it, for everybody. */
const trainingNow = (changes: object = {}) => {
  const open = { section: null, minGrade: null, maxGrade: null, minGradeRank: null, maxGradeRank: null };
  return { ...rowOf(`/training/${id}`), ...open, startsAt: soon(-10), endsAt: soon(80), ...changes };
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
const asksForYear = ({ path, search }: Call) => path === '/presence' && search.includes('status.in');
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

async function choosePicture(): Promise<void> {
  const canvas = new OffscreenCanvas(64, 64);
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64);
  const picture = new File([await canvas.convertToBlob()], 'twarz.png', { type: 'image/png' });
  chooseFile(await until(() => all<HTMLInputElement>('dialog input[type=file]')[0]), picture);
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
const writesPicture = ({ method, path }: Call) => method !== 'GET' && path.endsWith('/picture');

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
  // Its connection fails in ways of its own: error-catalogue.live.browser.test.ts.
  '/adm/message-demo': {},
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
    answers: () => ({ ...aTraining(), ...ownStudent }),
    shows: 'Trening podstawowy',
    parts: [
      {
        name: 'the year of somebody who trains',
        begin: at(
          '/dashboard',
          () => ({ ...aTraining(), ...ownStudent }),
          // What comes later above it pushes it out of sight again.
          () =>
            until(() => {
              scrollTo(0, document.body.scrollHeight);
              return server.asked.some(asksForYear);
            }),
        ),
        fails: asksForYear,
      },
    ],
    actions: [
      {
        name: 'a mark of one’s own',
        begin: at('/dashboard', () => ({ ...aTraining(), ...ownStudent }), seeing('main')),
        send: pressing('ownMark.self.present'),
        own: markWhileAway,
      },
      excuse((...then) => at('/dashboard', () => ({ ...aTraining(toCome()), ...ownStudent }), ...then)),
      {
        name: 'the club’s texts accepted',
        begin: at('/dashboard', () => ({
          ...aTraining(),
          'GET /authinfo/whoami': { ...whoami, toAccept: ['terms'] },
        })),
        send: pressing('acceptance.accept'),
        within: 'dialog',
      },
      {
        name: 'a mark taken back',
        begin: at('/dashboard', () => ({
          ...aTraining(toCome()),
          ...ownStudent,
          'GET /presence': listOf('/presence', {
            status: 'declared',
            source: 'self',
            confirmedBy: null,
            invalidatedAt: null,
          }),
        })),
        send: pressing('ui.undo', 'main'),
        own: markWhileAway,
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
  '/adm/profile': {
    answers: () => account(),
    shows: 'zofia@example.org',
    parts: [
      { name: 'where one is signed in', begin: profileAt(), fails: reads('/authinfo/sessions') },
      { name: 'what one hears of', begin: profileAt(), fails: reads('/authinfo/notice-choice') },
      { name: 'on which devices', begin: profileAt(), fails: reads('/authinfo/push-devices') },
      { name: 'which calendars there are', begin: profileAt(), fails: isOfFeeds },
      {
        name: 'the address of a calendar',
        begin: profileAt({}, clicking('#calendar li button')),
        fails: ({ path }) => path.endsWith('/address'),
        within: 'dialog',
      },
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
