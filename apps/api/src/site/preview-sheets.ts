import { createHash } from 'node:crypto';

/** How a preview is lit, whatever the browser that shows it prefers. */
export const previewSchemes = ['light', 'dark'] as const;

type Scheme = (typeof previewSchemes)[number];

const sheets = new Map<Scheme, { href: string; style: string }>();

/**
 * The styles of the pages for a preview, as files of their own: by day or by night as it is asked for, and at rest, since a
 * preview is drawn anew with each word.
 *
 * @param style what the pages carry
 */
export function makePreviewSheets(style: string): readonly { href: string; style: string }[] {
  for (const scheme of previewSchemes) {
    const lit = style
      .replaceAll(
        /@media\s*\(prefers-color-scheme:\s*dark\)/g,
        scheme === 'dark' ? '@media all' : '@media not all',
      )
      .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${scheme}`);
    const still = `${lit}*{animation:none!important;transition:none!important;scroll-behavior:auto!important}`;
    const hash = createHash('sha256').update(still).digest('base64url').slice(0, 10);
    sheets.set(scheme, { href: `/site/preview-${scheme}-${hash}.css`, style: still });
  }
  return [...sheets.values()];
}

/** Tells where the styles of a preview are. */
export const previewSheet = (scheme: Scheme): string => sheets.get(scheme)?.href ?? '';
