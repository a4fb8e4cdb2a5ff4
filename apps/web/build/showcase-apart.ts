import { relative, sep } from 'node:path';
import type { Manifest, Plugin, Rolldown } from 'vite';

/** The builds that write nothing: of the club without the demo areas, and of these without the club. */
export const clubAlone = 'clubAlone';
export const showcaseAlone = 'showcaseAlone';

/** Whether a build is one of these. */
export const isLookedAt = (name: string): boolean => name === clubAlone || name === showcaseAlone;

declare global {
  /** The name of the file in which each module of the club lies. Vite makes the plugins of each of its builds anew. */
  var tatamiClubFiles: ReadonlyMap<string, string> | undefined;
  /** The modules that are in the demo areas alone. */
  var tatamiShowcaseModules: ReadonlySet<string> | undefined;
}

const door = /apps.web.src.app.showcase\.ts$/;
const inside = /packages.showcase.src/;

/**
 * Keeps the demo areas out of all other pages. They use nearly every component, so that what two pages of the club share
 * would be cut into as many files as there are demo pages that share it too. The club is therefore bundled once without
 * them: whatever the two have in common lies in what is served as it lies there.
 */
export function showcaseApartPlugin(): Plugin {
  return {
    name: 'tatami:showcase-apart',
    applyToEnvironment: ({ name }) => name === clubAlone,
    load: {
      filter: { id: door },
      handler: () => 'export const showcaseRoutes = [];\nexport const showcaseMenu = () => [];',
    },
  };
}

/** The groups that hold each module of the club to the file that it has without the demo areas, and give these one of their own. */
export const groupsApart = [
  {
    name: (id: string) => globalThis.tatamiClubFiles?.get(id) ?? null,
    debugName: 'club',
    includeDependenciesRecursively: false,
    priority: 10,
  },
  {
    name: (id: string) => (globalThis.tatamiShowcaseModules?.has(id) ? 'showcase-parts' : null),
    debugName: 'showcase',
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 9,
  },
];

/** Takes the files of the club as it is bundled alone, of which something is in the demo areas too. */
export function keepClubFiles(club: Rolldown.RolldownOutput, showcase: Rolldown.RolldownOutput): void {
  // Their door is in both, and another one in each.
  const shown = new Set(
    chunksOf(showcase).flatMap(({ moduleIds }) => moduleIds.filter((id) => !door.test(id))),
  );
  const ofClub = new Set(chunksOf(club).flatMap(({ moduleIds }) => moduleIds));
  globalThis.tatamiShowcaseModules = new Set([...shown].filter((id) => !ofClub.has(id)));
  const files = chunksOf(club).filter(({ isEntry }) => !isEntry);
  globalThis.tatamiClubFiles = new Map(
    files.flatMap(({ name, moduleIds }, at) => {
      if (!moduleIds.some((id) => shown.has(id))) return [];
      // Several files may have one name.
      const before = files.slice(0, at).filter((other) => other.name === name).length;
      return moduleIds.map((id) => [id, before === 0 ? name : `${name}${before}`] as const);
    }),
  );
}

const chunksOf = ({ output }: Rolldown.RolldownOutput) => output.filter((file) => file.type === 'chunk');

/**
 * Says of each module that is loaded when it is needed in which file it lies: of those that were put together with others
 * the bundler’s manifest has only the file.
 */
export function nameLoaded(manifest: Manifest, root: string, client: Rolldown.RolldownOutput): void {
  for (const file of chunksOf(client)) {
    if (file.facadeModuleId) continue;
    const chunk = Object.values(manifest).find((each) => each.file === file.fileName);
    if (!chunk) continue;
    for (const id of file.moduleIds) {
      const source = relative(root, id).split(sep).join('/');
      manifest[source] ??= { ...chunk, src: source };
    }
  }
}

/**
 * Throws where a file that a page of the club asks for holds something of a demo area: nobody but who opens one gets a
 * byte of it.
 */
export function checkShowcaseApart({ output }: Rolldown.RolldownOutput, asked: ReadonlySet<string>): void {
  const mixed = output.filter(
    (file) =>
      file.type === 'chunk' && asked.has(file.fileName) && file.moduleIds.some((id) => inside.test(id)),
  );
  if (mixed.length > 0)
    throw new Error(
      `Every page would load something of the demo areas:\n${mixed.map(({ fileName }) => fileName).join('\n')}`,
    );
}
