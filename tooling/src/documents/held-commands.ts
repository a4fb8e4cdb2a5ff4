/** How a command of the documents is held: by what runs it in a test, by the check itself, or by nothing, and why. */
export type Holding =
  /** The file of a test, and what it says where it runs the command. */
  | { by: string; says: string }
  /** The errand of `errands.ts` that runs it as it stands in the document. */
  | { errand: 'club' | 'keys' | 'listed' }
  /** Why nothing runs it. */
  | { unrun: string };

const ofRun = (name: string): Holding => ({ by: 'tooling/src/run/steps.ts', says: `check('${name}'` });
const recipe: Holding = {
  by: 'tooling/src/check-recipe.ts',
  says: "for (const command of commands) run(command.replace(/\\s+#.*$/, ''))",
};
const measures: Holding = {
  unrun: 'It measures: what it says depends on the machine, and nothing is held to it.',
};
const twoEngines: Holding = { unrun: 'Firefox and WebKit are not there on every machine.' };
const containers: Holding = {
  unrun:
    'It needs Docker. What it starts is read by deploy.test.ts, and what runs in it by the errand of the club.',
};
/** What a run of the image by itself does, where there is Docker. */
const image = (says: string): Holding => ({ by: 'tooling/src/check-image.ts', says });
const service: Holding = {
  unrun: 'It needs a machine that systemd runs. The units are read by systemd-analyze in deploy.test.ts.',
};
const published: Holding = {
  unrun: 'It needs the registry. The package is tried as it is packed by check:strangers.',
};

/** Every command of the documents, as it is typed; of those that begin alike one may stand for all, with a star at its end. */
export const heldCommands: Readonly<Record<string, Holding>> = {
  'pnpm start': { errand: 'club' },
  'pnpm demo': { errand: 'club' },
  'PORT=9000 DATA_DIR=/srv/tatami pnpm start': { errand: 'club' },
  'pnpm backup /mnt/backup/club.jsonl.gz': { errand: 'club' },
  'DATA_DIR=/srv/tatami-new pnpm restore /mnt/backup/club.jsonl.gz': { errand: 'club' },
  'zcat club.jsonl.gz | grep \'^{"table":"workplace","row"\' | head -1': { errand: 'club' },
  'openssl rand -base64 32': { errand: 'keys' },
  'openssl rand -hex 32': { errand: 'keys' },

  'pnpm test': { by: '.ci/run', says: 'pnpm@12.21.0 test' },
  'pnpm test --affected': {
    by: 'tooling/src/run/affected.test.ts',
    says: 'who reads a changed file is affected',
  },
  'pnpm build': { by: 'tooling/src/run/steps.ts', says: "['pnpm', 'build'" },
  'pnpm types': ofRun('types'),
  'pnpm lint --write': ofRun('lint'),
  'pnpm check:dependencies': ofRun('check:dependencies'),
  'pnpm check:unused': ofRun('check:unused'),
  'pnpm check:packages': ofRun('check:packages'),
  'pnpm check:strangers sdk/deno': ofRun('check:strangers'),
  'pnpm check:api': ofRun('check:api'),
  'pnpm check:changesets': ofRun('check:changesets'),
  'pnpm api': ofRun('check:api'),
  'pnpm check:commands': ofRun('check:commands'),
  'pnpm check:recipe': ofRun('check:recipe'),
  'pnpm check:sizes': ofRun('check:sizes'),
  'pnpm contract:check': ofRun('contract:check'),
  'pnpm contract': recipe,
  'pnpm --filter @tatami/api migration --name locker': recipe,
  'pnpm --filter @tatami/api contract': { by: 'tooling/src/check-contract.ts', says: "['run', 'contract']" },
  'pnpm --filter @tatami/sdk test': {
    by: 'tooling/src/run/steps.ts',
    says: "turbo('test', `--filter=",
  },
  'pnpm --filter @tatami/e2e exec playwright test lists --trace on': { errand: 'listed' },
  'EVERY_TURN=1 pnpm --filter @tatami/e2e exec playwright test tables errands-by-keys accessible-pages': {
    errand: 'listed',
  },
  'EVERY_TURN=1 pnpm --filter @tatami/web test error-catalogue': {
    by: 'apps/web/test/error-catalogue.browser.test.ts',
    says: 'EVERY_TURN',
  },
  'EVERY_TURN=1 pnpm --filter @tatami/ui test': {
    by: 'packages/ui/vitest.config.ts',
    says: 'process.env.EVERY_TURN',
  },
  'EVERY_TURN=1 pnpm --filter @tatami/api exec vitest run durability': {
    by: 'apps/api/test/durability.test.ts',
    says: 'EVERY_TURN',
  },
  'DEMO_DAY=2027-02-28 pnpm --filter @tatami/api exec vitest run demo': {
    by: 'apps/api/test/demo.test.ts',
    says: 'DEMO_DAY',
  },
  'pnpm handbook:pictures': {
    by: 'e2e/src/journeys/handbook-pictures.test.ts',
    says: "process.env.HANDBOOK_PICTURES === 'write'",
  },
  'pnpm storybook': ofRun('check:storybook'),
  'pnpm check:storybook': ofRun('check:storybook'),
  'PICTURES=compare pnpm --filter @tatami/ui test --project light': {
    by: 'packages/ui/vitest.config.ts',
    says: 'process.env.PICTURES',
  },
  'pnpm ui:pictures': {
    by: 'packages/ui/.storybook/pictures/compare-picture.ts',
    says: "process.env.PICTURES === 'write'",
  },
  'pnpm --filter @tatami/ui storybook': ofRun('check:storybook'),
  'pnpm themes': { by: 'packages/ui/src/theme/stylesheets.test.ts', says: '(pnpm themes)' },
  'node --conditions=@tatami/source packages/sdk/examples/expiring-papers.ts': {
    by: 'packages/sdk/test/examples.test.ts',
    says: "'expiring-papers.ts'",
  },
  'SITE=tatami.example.org NODES=127.0.0.1:8080 caddy run --config deploy/Caddyfile': {
    by: 'apps/api/test/support/proxies.ts',
    says: "spawn('caddy', ['run', '--config', join(deploy, 'Caddyfile')]",
  },
  'rabbitmq-plugins enable rabbitmq_stomp': { by: 'tooling/src/rabbitmq.ts', says: '[rabbitmq_stomp,' },
  'DATABASE_URL=postgres://user:password@host:5432/database pnpm start': {
    by: 'e2e/src/support/several-servers.ts',
    says: 'DATABASE_URL:',
  },
  'HOST=10.0.0.11 TRUSTED_PROXIES=10.0.0.10 PUBLIC_URL=https://tatami.example.org ENCRYPTION_KEY=… DATABASE_URL=postgres://tatami:password@10.0.0.20:5432/tatami BROKER_URL=stomp://tatami:password@10.0.0.21:61613 pnpm start':
    { by: 'e2e/src/support/several-servers.ts', says: 'BROKER_URL:' },

  'pnpm dev': { by: 'tooling/src/bench-dev.ts', says: "spawn('pnpm', ['dev']" },
  'pnpm engines*': twoEngines,
  'pnpm release*': {
    unrun:
      'It installs from the registry. What it is made of is tried by the tests of tooling, and its tarballs by check:packages.',
  },
  'pnpm changeset': { unrun: 'It asks whoever runs it.' },
  'pnpm mutate*': { unrun: 'It takes hours. What it plants and counts is tried by the tests of tooling.' },
  'pnpm bench:*': measures,
  'docker build *': image("docker('build'"),
  'docker run *': image("'--read-only', '--tmpfs', '/tmp'"),
  'docker logs tatami': image("docker('logs', container)"),
  'docker exec *': image("'apps/api/src/commands/backup.ts'"),
  'docker stop tatami': image("docker('stop'"),
  'docker rm tatami': image("docker('rm', container)"),
  'docker *': containers,
  'systemctl *': service,
  'git -C /opt/tatami pull': service,
  'pnpm check:image': {
    unrun: 'It needs Docker, and a quarter of an hour: whoever changes the image runs it.',
  },
  'npm install @tatami/*': published,
  'npm create vite': {
    unrun:
      'It needs the registry. What it leads to is tried by check:strangers, as packages/ui/test/strangers/vite.',
  },
  'npm install --global @tatami/cli': published,
};
