import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  EnvironmentOptions,
  Manifest,
  ManifestChunk,
  Plugin,
  Rolldown,
  UserConfig,
  ViteBuilder,
} from 'vite';
import type { HomeName } from '../src/features/dashboard/homes.tsx';
import { playerOrigin } from '../src/lib/club/technique/player-origin.ts';
import { compressTexts } from './compress.ts';
import { dateWords } from './date-words.ts';
import { cutFonts, fallbackFaces, wholeFonts } from './fonts.ts';
import {
  filesOf,
  filesToRunOf,
  named,
  namedFiles,
  type PageFiles,
  pageFiles,
  sharedFiles,
} from './page-files.ts';
import {
  checkShowcaseApart,
  clubAlone,
  groupsApart,
  keepClubFiles,
  nameLoaded,
  showcaseAlone,
} from './showcase-apart.ts';
import { allTexts } from './texts.ts';
import { writeWorker } from './worker.ts';

const headScript = 'src/start/head.ts';
const workerScript = 'src/worker/worker.ts';
const prerenderEntry = 'src/start/prerender.tsx';

/**
 * Most of the entry runs as soon as it is there. By this first line Chromium compiles all of it beside the page's thread
 * while it comes, instead of bit by bit on it (V8, explicit compile hints).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** The second inline script: the first one is over before the shells are there. */
const fillShellHead = 'tatamiFillShellHead()';
/** The mark behind that script. A document that comes in pieces is not drawn before it: half a frame would move when it is whole. */
const shellFilled = 'shell-filled';

const chunkGroups = [
  // All that every page needs in one file, and its styles in one sheet: the one put into the document.
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  // What is known of every table. Who administers waits for it before the first page: one file, that needs no other.
  {
    name: 'tables',
    test: /app.(known-tables|menu-order)|shell.table-menu|club.group-name|web.src.tables.([^/]+.)?(index|place|sought)\.ts|icons.table-icons/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // And what many pages have in common in two others, not in twenty: a table is heavy enough for one of its own. The
  // parts of forms come with those; what is said of lists and of rows is named by pages that have no table too.
  {
    name: 'parts',
    test: /ui.src.(icons|components.(?!Accordion|Belt.Belt|CsvImport|ChangeHistory|CodeField|DataTable|DateField|FileList|FileUpload|FilterBar|FormDrawer|GuidedPage|LineEditor|Markdown|MatGrades|MatHero|MatRoom|MenuButton|MultiSelect|NextGrade|ConflictChoice|NumberField|PictureField|Popover|private.(belt-rim|file-drop|month|picker|popover|use-anchored)|RadioGroup|Record(?!List.read-address)|SegmentedControl|Stat.Stat|Swipe|Switch|Tabs|TechniqueTaps|ThemeSwatches|TimeField|WeekCalendar.layout))|web.src.lib.(?!acceptance|account|club.announcement|club.exam|club.home|club.next-grade|club.profile|club.technique|club.training.agenda|club.training.load-marks|club.training.rooms|club.training.usual-ends|face.(PersonName|student-column|UserName)|files|kept|marks|rights)|web-runtime.src.(?!appearance.c|kept|use-is-printing)|tables.src.(connection|QueryFailure|viewer.(?!use-may)|description.(describe-place|first-list|row-href|table-texts|places-context)|list.(entity-list|list-request)|rows.(row-queries|refresh-tables)|(list|page|row).carried-texts|row.RowLink)/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  // What pages of times and of rights ask for first: all pages wait for it.
  {
    name: 'times',
    test: /club.(read-year|sections)|training.(week-query|training-list|read-week)|account.profile.profile-queries/,
    includeDependenciesRecursively: false,
  },
  // What forms and filters of days and numbers read them by.
  {
    name: 'days',
    test: /components.(DateField|TimeField|NumberField|FilterBar.BoundFields|private.picker.(?!panels|MonthGrid|TimeGrid|use-cell))|tables.src.picker/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What every form says and checks, and how one without a row is sent.
  {
    name: 'forms',
    test: /tables.src.form.(carried-texts|validate|ActionForm|WaitBanner|use-action-form)|RecordForm.use-form-values|sdk.src.field-faults/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What the form of a row has beside that.
  {
    name: 'record-form',
    test: /components.(ConflictChoice|RecordForm.(?!use-form-values))|tables.src.form.(form-labels|use-entity-form)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // The hue and the name of a group: homes have them first, and many pages too. It needs nothing but the entry.
  {
    name: 'group',
    test: /club.group.GroupName|components.GroupTag|theme.group\.css\.ts$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // What is small, and asked for by homes, by what listens to changes and by many pages that need nothing heavier: one file, whose name the document says once.
  {
    name: 'common',
    test: /tables.src.(QueryFailure|live.fresh-rows|rows.row-queries|form.(unmarked-reason|use-attempt|tidy))|club.(grades|holiday-name|training.PresenceStatus)|lib.roles-query|icons.page-icons|components.(AnswerPill|Banner|BeltBadge|DescriptionList|ErrorState|Popover|Progress|StateTrack|private.(CloseButton|days|memoize|popover|use-anchored))/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What reads Markdown, for whoever reads it and for whoever writes it. What it is joined with would else be a file of its own.
  {
    name: 'markdown',
    test: /micromark|mdast-util|hast-util|unist-util|decode-named/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // How a file is taken, and how large it is said to be: the form of a student has one too.
  {
    name: 'taken-files',
    test: /private.file-drop|components.FileUpload/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // How several rows are asked for at once: tables do, and the club's home, which has none.
  {
    name: 'queries',
    test: /query-core.*queriesObserver|react-query.*useQueries/,
    includeDependenciesRecursively: false,
  },
  // The pages before the door, but for those that register and set passwords: each alone is small, and leads to the next.
  {
    name: 'sign-in',
    test: /features.account.(sign-in|google|LandingPage|SuccessPage)|tables.src.viewer.HasRight|components.(CodeField|PersonButton)|tabs.kept-in-tab/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'training-texts',
    test: /(features|tables).training.carried-texts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'pictures',
    test: /tables.src.pictures.(picture-field-of|pictures)\./,
    includeDependenciesRecursively: false,
  },
  // What every page of the handbook needs: one file, beside one for each chapter.
  {
    name: 'handbook',
    test: /features.handbook.(?!chapters.*md(?:.head)?$|carried-texts|ChapterPage|heads|help-of|PageHelp)|ui.src.components.(ArticleProse|MarkedText)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // The signs around every page that wait until it is at rest: the bell, what is to be reviewed, the way to the handbook.
  {
    name: 'signs',
    test: /features.(bell.(carried-texts|Notices|notice-|use-notice)|handbook.(carried-texts|heads|help-of|PageHelp)|homework.menu-count)|handbook.chapters.*md.head$|components.HelpLink/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What tells a page of changes, and what it knows of tables and rights: asked for once the page is there.
  {
    name: 'live',
    test: /stompjs|packages.realtime.src|web.src.(app|lib).live|components.ConnectionIndicator|follow-theme-of-club/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // How days stand in weeks and months.
  {
    name: 'weeks',
    test: /components.(WeekCalendar.layout|private.month)\./,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'latest-announcement',
    test: /club.announcement.(LatestAnnouncement|announcement-queries|carried-texts)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What is asked for beside the first page by some: one file each, whose names the entry has.
  { name: 'acceptance', test: /web.src.lib.acceptance/, includeDependenciesRecursively: false },
  {
    name: 'account',
    test: /web.src.(lib.(account|club.group-description)|features.dashboard.undecided)/,
    includeDependenciesRecursively: false,
  },
  // Who is on the mat, and what is said of it: an instructor sees them below its head.
  {
    name: 'mat-people',
    test: /features.dashboard.mat-now.(carried-texts|MatDetails|PeopleOnMat)|ui.src.components.MatGrades/,
    includeDependenciesRecursively: false,
  },
  // And what they need, below them: one file, not a dozen.
  {
    name: 'mat',
    test: /features.dashboard.mat-now.(?!MatPage|OtherTechnique|PersonSheet)|ui.src.components.TechniqueTaps|club.technique.(use-taught|taught-query)/,
    includeDependenciesRecursively: false,
  },
  // What rights are called: for the pages of rights, of tokens and of the log.
  { name: 'rights', test: /web.src.lib.rights/, includeDependenciesRecursively: false, priority: 2 },
  // What the profile says of tokens, and what is said of one: each one file.
  {
    name: 'token',
    test: /account.access-token.(access-tokens|last-day|carried-texts)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'token-details',
    test: /account.access-token.(Token|token-)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // How rows are taken from a file, by a list and in the first run.
  {
    name: 'import',
    test: /tables.src.import|components.CsvImport/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  // What comes once the first page is there, and what it shares with the settings: one file.
  {
    name: 'later',
    test: /start.AfterFirstPage|ToastRegion|system-scheme|app.outage.(?!bring-rosters)|lib.(kept|marks)|web-runtime.src.(kept|use-is-printing)/,
  },
  // What is seen first of each home, beside what lies in the entry: one file.
  {
    name: 'home',
    test: /dashboard.member.(carried-texts|sight|Hero|WeekOfTraining|rhythm)|components.(AvatarGroup|NextClass|TrainingWeek)|icons.training-icons/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'staff-home',
    test: /dashboard.staff|components.MatHero/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'club-home',
    test: /dashboard.club.sight|components.(Chart|Skeleton.Overview)/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  {
    name: 'table',
    test: /components.(DataTable|FilterBar|RecordList)|face.UserName|tables.src.(description|list|page|rows|bulk|viewer.use-may)/,
    minShareCount: 3,
  },
];

/** The name of a file, with a hash of 28 bits: of two such, one in 268 million is the other’s. */
const hashed = 'static/[name]-[hash:7]';
const fileNames = {
  entryFileNames: `${hashed}.js`,
  chunkFileNames: `${hashed}.js`,
  assetFileNames: `${hashed}[extname]`,
};

/**
 * Makes `index.html` draw the shell before any file but itself has arrived: its styles, its font faces and the
 * shell in every language lie inside, and one head script starts the first requests. The hashes a strict
 * Content-Security-Policy needs for them are written to `csp.json`.
 */
export function documentPlugin(): Plugin {
  return {
    name: 'tatami:document',
    config: (config, { command }) =>
      command === 'build'
        ? {
            environments: {
              [clubAlone]: unwritten('index.html', config),
              [showcaseAlone]: unwritten('src/app/showcase.ts', config),
              client: {
                build: {
                  rolldownOptions: {
                    // What names the files of every page is shorter for it.
                    output: {
                      codeSplitting: { groups: [...groupsApart, ...chunkGroups] },
                      hashCharacters: 'hex',
                      ...fileNames,
                    },
                  },
                },
              },
              head: loneScript(headScript, config),
              worker: loneScript(workerScript, config),
              prerender: {
                consumer: 'server',
                // From the same sources as the client: what was compiled on its own names its classes otherwise.
                resolve: {
                  noExternal: true,
                  conditions: config.environments?.ssr?.resolve?.conditions ?? [],
                },
                build: {
                  outDir: 'dist/.prerender',
                  manifest: false,
                  copyPublicDir: false,
                  emitAssets: false,
                  rolldownOptions: { input: prerenderEntry, output: { entryFileNames: 'prerender.js' } },
                },
              },
            },
          }
        : {},
    // What the bundler joins files with is asked for by many of them: it goes with the first, not as a file of its own.
    transform: {
      filter: { id: /src.start.entry\.tsx$/ },
      handler(code) {
        const isBundled = ['client', clubAlone].includes(this.environment.name);
        return isBundled && this.environment.mode === 'build'
          ? { code: `import '\0rolldown/runtime.js';${code}`, map: null }
          : null;
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && file.isEntry) file.code = `${compileHint}\n${file.code}`;
        }
      },
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) =>
        server
          ? html.replace(
              '<!--head-->',
              `<style>${wholeFonts()}</style><script type="module" src="/${headScript}"></script>`,
            )
          : html,
    },
    buildApp: {
      order: 'post',
      handler: async (builder) => {
        const { root } = builder.config;
        const dist = join(root, 'dist');
        keepClubFiles(await build(builder, clubAlone), await build(builder, showcaseAlone));
        const client = await build(builder, 'client');
        await build(builder, 'prerender');
        const head = codeOf(await build(builder, 'head'));
        const assembled = await assemble(root, dist, head, client);
        checkShowcaseApart(client, new Set(Object.values(assembled.files).flat()));
        await writeWorker(dist, codeOf(await build(builder, 'worker')), assembled);
        await rm(join(dist, '.prerender'), { recursive: true });
        await compressTexts(dist);
      },
    },
  };
}

/** A bundle that is only looked at: for which modules are in it, and in which of its files. */
function unwritten(input: string, { resolve }: UserConfig): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: { conditions: resolve?.conditions ?? [] },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { codeSplitting: { groups: chunkGroups }, ...fileNames } },
    },
  };
}

/** A script that the client's files know nothing of, all in one piece; the build takes it from here. */
function loneScript(input: string, { resolve }: UserConfig): EnvironmentOptions {
  return {
    consumer: 'client',
    resolve: { conditions: resolve?.conditions ?? [] },
    build: {
      write: false,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  };
}

async function build(builder: ViteBuilder, name: string): Promise<Rolldown.RolldownOutput> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`There is no build environment "${name}".`);
  return (await builder.build(environment)) as Rolldown.RolldownOutput;
}

function codeOf({ output }: Rolldown.RolldownOutput): string {
  if (output.length !== 1 || output[0].type !== 'chunk') throw new Error('A lone script must be one file.');
  return output[0].code.trim();
}

interface Assembled {
  files: PageFiles;
  /** Those that all pages need, and what says which others each does. */
  shared: string[];
  /** The files of the font that every page needs. */
  fonts: string[];
  /** What comes once the first page is there. */
  later: string[];
}

async function assemble(
  root: string,
  dist: string,
  headCode: string,
  client: Rolldown.RolldownOutput,
): Promise<Assembled> {
  const manifestFile = join(dist, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  nameLoaded(manifest, root, client);
  await writeFile(manifestFile, JSON.stringify(manifest));
  const fonts = await cutFonts((name) => `/static/${name}`);
  await mkdir(join(dist, 'static'), { recursive: true });
  await Promise.all(fonts.files.map(({ name, content }) => writeFile(join(dist, 'static', name), content)));

  const { styles, html } = await takeStylesheets(dist, await readFile(join(dist, 'index.html'), 'utf8'));
  const css = fallbackFaces + styles;
  const app: typeof import('../src/start/prerender.tsx') = await import(
    pathToFileURL(join(dist, '.prerender/prerender.js')).href
  );
  const filesToRun = filesToRunOf(root, manifest);
  const files = await pageFiles(filesToRun, app);
  const homes: Partial<Record<HomeName, string[]>> = {};
  for (const [name, bring] of Object.entries(app.homes)) homes[name as HomeName] = await filesToRun(bring);
  const ownHomeFiles = Object.fromEntries(Object.entries(homes).map(([name, each]) => [name, named(each)]));
  const filesOfPages = await writeHashed(dist, 'pages.json', JSON.stringify(namedFiles(files)));
  const texts = { pl: allTexts('pl'), en: allTexts('en') };
  const shells = app.renderShells(texts);
  await checkStyles(dist, shells, styles);
  const script = headCode
    .replace('__DATE_WORDS__', () => JSON.stringify(dateWords()))
    .replace('__SHELL_HEADS__', () => JSON.stringify(app.namedHeads(texts)))
    .replace('__TABLE_REQUESTS__', () => JSON.stringify(app.tableRequests()))
    .replace('__PAGE_FILES__', JSON.stringify(filesOfPages))
    .replace('__HOME_FILES__', () => `(${JSON.stringify(ownHomeFiles)})`)
    .replace('__FONT_FACES__', JSON.stringify(fonts.faces));

  // A browser asks one server for six things at a time: first the app, then what the head script asks for.
  const entry = html.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1];
  if (!entry) throw new Error('The document does not name the app.');
  const head = [
    `<link rel="expect" href="#${shellFilled}" blocking="render">`,
    `<link rel="modulepreload" crossorigin href="${entry}">`,
    `<style>${css}</style>`,
    `<script>${script}</script>`,
  ].join('');
  await writeFile(
    join(dist, 'index.html'),
    html
      .replaceAll(/\n\s*/g, '')
      .replace('<!--head-->', () => head)
      .replace('<!--shell-->', () => shells)
      .replace(
        '<!--behind-shell-->',
        `<script>${fillShellHead}</script><template id="${shellFilled}"></template>`,
      ),
  );
  await writeFile(
    join(dist, 'csp.json'),
    JSON.stringify({
      'script-src': [script, fillShellHead].map(hashSource),
      'style-src': [hashSource(css)],
      'frame-src': [playerOrigin],
    }),
  );
  const inEntry = filesOf(
    manifest,
    Object.values(manifest).find(({ isEntry }) => isEntry),
  );
  const beside = (chunk: ManifestChunk | undefined) =>
    [...filesOf(manifest, chunk)].filter((file) => !inEntry.has(file));
  return {
    files,
    shared: [filesOfPages.slice(1), ...sharedFiles(files)],
    fonts: fonts.faces.filter(({ isEverywhere }) => isEverywhere).map(({ url }) => url),
    later: [
      ...Object.values(manifest)
        .filter(({ name }) => name === 'later')
        .flatMap(beside),
      ...(files['/logout'] ?? []),
      ...(homes.member ?? []),
      ...withoutNetwork.flatMap((source) => {
        if (!manifest[source]) throw new Error(`The build has no ${source}.`);
        return beside(manifest[source]);
      }),
    ],
  };
}

/** Writes a file whose name changes with what it says. @returns its address */
async function writeHashed(dist: string, name: string, content: string): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 7);
  const file = `static/${name.replace('.', `-${hash}.`)}`;
  await writeFile(join(dist, file), content);
  return `/${file}`;
}

/** What is opened on a page, and is needed where there is no network. */
const withoutNetwork = [
  'src/lib/club/training/excuse/excuse.ts',
  'src/lib/club/training/excuse/LastDay.tsx',
  'src/features/dashboard/member/below/below.ts',
];

/**
 * Takes the entry's stylesheets, to be put inside the document. Its links stay, disabled: by them Vite knows, when a
 * page's code is loaded, that these styles are there.
 */
async function takeStylesheets(dist: string, html: string): Promise<{ styles: string; html: string }> {
  const links = [...html.matchAll(/\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
  const sheets = await Promise.all(links.map(([, href = '']) => readFile(join(dist, href), 'utf8')));
  return {
    styles: sheets.map((sheet) => sheet.trim()).join(''),
    html: links.reduce((rest, [link, href]) => rest.replace(link, disabledLink(href)), html),
  };
}

/** Throws where a shell is drawn with a style that comes only with a page: all below it would move when that is there. */
async function checkStyles(dist: string, shells: string, styles: string): Promise<void> {
  const folder = join(dist, 'static');
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  const later = (await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))).join('');
  const classes = new Set(
    [...shells.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const missing = [...classes].filter((name) => !has(styles, name) && has(later, name));
  if (missing.length > 0)
    throw new Error(`The document has no styles for ${missing.join(', ')} of its shells.`);
}

/** Whether a sheet says anything of a class. */
function has(sheet: string, className: string): boolean {
  return new RegExp(`\\.${className}(?![\\w-])`).test(sheet);
}

/** A browser that looks ahead for files does not know that it is disabled, but no medium wants it either. */
function disabledLink(href = ''): string {
  return `<link rel="stylesheet" media="not all" href="${href}" disabled>`;
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
