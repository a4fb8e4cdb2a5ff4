import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Language } from '../http/messages.ts';
import type { LandingKind } from '../tables/landing-section/columns.ts';
import type { Articles } from './articles.ts';
import type { PageCard } from './articles-data.ts';
import type { LandingData, SentForm } from './landing-data.ts';
import type { RenderReference } from './reference/index.ts';

export interface Landing {
  path: string;
  render: (data: LandingData, form?: SentForm) => string;
  /** What it shows of itself where it is handed on. */
  cardOf: (data: LandingData) => PageCard;
  /** The same without a script, its styles in a file of their own. */
  renderPreview: (data: LandingData, sheet: string) => string;
  /** Where the form goes, and what is said there to whoever has asked. */
  thanksPath: string;
  renderThanks: (data: LandingData) => string;
}

/** What the build of the public site has for the server. */
export interface BuiltSite {
  /** The landing page by language, the default one first: its address, and how it is drawn. */
  landings: Readonly<Record<Language, Landing>>;
  articles: Readonly<Record<Language, Articles>>;
  /** What its documents carry. */
  inlined: { style: string; script: string };
  renderReference: RenderReference;
  /** What a section says in each language where the club says nothing. */
  oursOf: (kind: LandingKind, data: LandingData) => Record<Language, { title: string; text: string }>;
}

/** The folder of the built public site: the same place seen from the sources and from the bundle. */
export function siteRoot(): string {
  const fromBundle = fileURLToPath(new URL('../../site/dist', import.meta.url));
  return existsSync(fromBundle) ? fromBundle : fileURLToPath(new URL('../../../site/dist', import.meta.url));
}

/** The public site as it is built; null where it isn’t. */
export async function loadSite(root = siteRoot()): Promise<BuiltSite | null> {
  const built = join(root, 'server/site.js');
  return existsSync(built) ? ((await import(pathToFileURL(built).href)) as BuiltSite) : null;
}
