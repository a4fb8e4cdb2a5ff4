import { readFileSync } from 'node:fs';
import type { LandingData } from '../../api/src/site/landing-data.ts';
import { fontFaces } from './document/font-faces.ts';
import { landingPaths, renderLanding } from './landing/render-landing.tsx';

const beside = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8').trim();

/** What every document carries: its styles and its script, named in its policy by their hashes. */
export const inlined = {
  style: fontFaces + beside('site.css'),
  script: beside('enhance.js'),
};

/** The landing page by language, the default one first. */
export const landings = {
  pl: { path: landingPaths.pl, render: (data: LandingData): string => renderLanding(data, 'pl', inlined) },
  en: { path: landingPaths.en, render: (data: LandingData): string => renderLanding(data, 'en', inlined) },
};
