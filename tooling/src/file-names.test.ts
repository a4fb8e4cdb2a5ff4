import { expect, test } from 'vitest';
import { badNames } from './file-names.ts';

test('kebab-case files, components with their siblings, and documents are well named', () => {
  const paths = [
    'README.md',
    'LICENSE',
    'deploy/Caddyfile',
    'deploy/Dockerfile.dockerignore',
    '.changeset/first-release.md',
    '.github/workflows/ci.yml',
    'apps/api/src/tables/day-off/index.ts',
    'packages/realtime/src/connection.reconnect.test.ts',
    'packages/ui/src/components/BeltBadge/BeltBadge.tsx',
    'packages/ui/src/components/BeltBadge/BeltBadge.css.ts',
    'packages/ui/src/components/BeltBadge/BeltBadge.stories.tsx',
    'apps/web/src/app/SignInPage.tsx',
    'apps/api/drizzle/meta/0000_snapshot.json',
  ];
  expect(badNames(paths)).toEqual([]);
});

test.each([
  ['apps/web/src/lib/formatDate.ts', 'kebab-case'],
  ['apps/web/src/lib/format_date.ts', 'kebab-case'],
  ['apps/web/src/lib/utils.ts', 'says nothing'],
  ['apps/web/src/lib/date-helpers.ts', 'says nothing'],
  ['packages/ui/src/common/Button.tsx', 'says nothing'],
  ['apps/web/src/lib/Session.ts', 'no Session.tsx beside it'],
  ['apps/web/src/Features/sign-in.ts', 'the folder "Features"'],
  ['packages/realtime/src/connection.reConnect.test.ts', 'follows the first dot'],
])('%s is badly named', (path, why) => {
  expect(badNames([path])).toEqual([{ path, why: expect.stringMatching(why) }]);
});
