import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';

/** The rooms of the server, lowest first: each imports only from those before it, and from itself. */
const apiRooms = [
  'config|club-time|federation|now-and-then|metrics',
  'queue|outbound',
  'database|postgres|backup',
  'http',
  'rights',
  'session',
  'mail|print|push',
  'table',
  'realtime',
  'tables',
  'webhook|calendar',
  'demo',
  'seed',
  'services',
  'calls|site',
  'maintenance|app',
];

/** Files that describe how something is stored: `columns.ts`, `lesson-columns.ts`. */
const columns = '^apps/api/src/.*columns\\.ts$';

/**
 * Who may import whom. The rules read the folders themselves (`$1` is the folder that matched), so a new
 * package, feature or module is held to them from its first file.
 */
const rules: IForbiddenRuleType[] = [
  forbid('no-app-imported', 'Nobody imports an app.', '^(?!apps/)', '^apps/'),
  forbid(
    'apps-stand-alone',
    'Apps do not import each other; the site knows what the server describes for it.',
    '^apps/([^/]+)/',
    '^apps/',
    ['^apps/$1/', '^apps/api/src/site/(articles-data|landing-data|groups)\\.ts$'],
  ),
  forbid(
    'packages-have-no-siblings',
    'sdk, realtime and ui know nothing of each other, nor of what is put together from them.',
    '^packages/(?!web-runtime/|tables/|showcase/|cli/)([^/]+)/',
    '^packages/',
    '^packages/$1/',
  ),
  forbid(
    'cli-stands-on-the-clients',
    'The program for the command line is one of the strangers that the client and the connection are for.',
    '^packages/cli/',
    '^packages/',
    '^packages/(cli|sdk|realtime)/',
  ),
  forbid(
    'web-runtime-knows-no-api',
    'What any page stands on knows the components, and no API.',
    '^packages/web-runtime/',
    '^packages/',
    '^packages/(web-runtime|ui)/',
  ),
  forbid(
    'showcase-knows-no-api',
    'The demo areas show the components, on what any page stands on; they carry nothing of the club. The words of all tables and pickers are theirs too.',
    '^packages/showcase/',
    '^packages/',
    '^packages/(showcase/|web-runtime/|ui/|tables/src/(list/use-table-labels|picker/picker-labels)\\.ts$)',
  ),
  forbid(
    'showcase-comes-by-its-door',
    'Nobody but who opens a demo area gets a byte of it: one file of the app brings it.',
    '^(?!packages/showcase/|apps/web/src/app/showcase\\.ts$)',
    '^packages/showcase/',
  ),
  forbid(
    'api-stands-alone',
    'The server needs no package of the workspace to run.',
    '^apps/api/src/',
    '^packages/',
  ),
  forbid(
    'tooling-stays-outside',
    'What is shipped does not import the tooling.',
    '^(apps|packages)/[^/]+/src/(?!.*\\.test\\.tsx?$)',
    '^tooling/',
  ),
  forbid(
    'web-lib-is-lowest',
    'In web: start → app → features → lib.',
    '^apps/web/src/lib/',
    '^apps/web/src/(start|app|features)/',
  ),
  forbid(
    'web-features-below-app',
    'In web: start → app → features → lib.',
    '^apps/web/src/features/',
    '^apps/web/src/(start|app)/',
  ),
  forbid(
    'web-start-is-highest',
    'In web: start → app → features → lib.',
    '^apps/web/src/app/',
    '^apps/web/src/start/',
  ),
  forbid(
    'web-features-apart',
    'Features never import each other; a route puts them together.',
    '^apps/web/src/features/([^/]+)/',
    '^apps/web/src/features/',
    '^apps/web/src/features/$1/',
  ),
  forbid(
    'api-tables-apart',
    "A table reaches another one only through that one's index.ts, or its columns.",
    '^apps/api/src/tables/([^/]+)/',
    '^apps/api/src/tables/[^/]+/',
    ['^apps/api/src/tables/$1/', '^apps/api/src/tables/[^/]+/index\\.ts$', columns],
  ),
  forbid(
    'api-tables-by-the-front-door',
    "Whoever needs something of a table's folder takes it from its index.ts, or its columns.",
    '^apps/api/src/(?!tables/)',
    '^apps/api/src/tables/[^/]+/',
    ['^apps/api/src/tables/[^/]+/index\\.ts$', columns],
  ),
  forbid(
    'api-columns-are-lowest',
    'Columns are described in terms of the database and of other columns alone, so that every room may import them.',
    columns,
    '^apps/api/src/',
    [columns, '^apps/api/src/(database/|[a-z-]+\\.ts$)'],
  ),
  ...apiRooms
    .slice(0, -1)
    .map((room, floor) =>
      forbid(
        `api-${room.split('|')[0]}-is-below-${apiRooms[floor + 1]?.split('|')[0]}`,
        `In api: ${apiRooms.map((each) => each.split('|')[0]).join(' ← ')}.`,
        `^apps/api/src/(${room})(/|\\.ts$)`,
        `^apps/api/src/(${apiRooms.slice(floor + 1).join('|')})(/|\\.ts$)`,
        columns,
      ),
    ),
  {
    name: 'no-cycles',
    comment: 'Two files that need each other are one file, or three.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment:
      'An import of ours names a file that is there; one that can not be followed could break any rule.',
    severity: 'error',
    from: {},
    // The styles that ui ships are there once they are built.
    to: { couldNotResolve: true, path: '^(\\.|@tatami/)', pathNot: '^@tatami/ui/.+\\.css$' },
  },
];

export interface BrokenImport {
  from: string;
  to: string;
  rule: string;
  why: string;
}

/** Every import in these folders that goes against the rules. */
export async function brokenImports(baseDir: string, folders: string[]): Promise<BrokenImport[]> {
  const { output } = await cruise(folders, {
    baseDir,
    validate: true,
    ruleSet: { forbidden: rules },
    // An import for its type alone is a dependency too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Strangers import the packages as they are published.
    exclude: { path: '/dist/|/test/strangers/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@tatami/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  });
  if (typeof output === 'string') throw new TypeError(output);
  return output.summary.violations.map(({ from, to, rule, cycle }) => ({
    from,
    to: cycle ? cycle.map(({ name }) => name).join(' → ') : to,
    rule: rule.name,
    why: rules.find(({ name }) => name === rule.name)?.comment ?? '',
  }));
}

function forbid(
  name: string,
  comment: string,
  from: string,
  to: string,
  except?: string | string[],
): IForbiddenRuleType {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from },
    to: { path: to, ...(except && { pathNot: except }) },
  };
}
