import type { Localized } from './localized.ts';

/** A folder or a file of the demo data: a folder has `children`. */
export interface FileNode {
  id: string;
  name: string | Localized;
  bytes?: number;
  children?: readonly FileNode[];
}

/** What lies on the shelf of the demo data. */
export const files: readonly FileNode[] = [
  {
    id: 'documents',
    name: { pl: 'Dokumenty', en: 'Documents' },
    children: [
      {
        id: 'season',
        name: { pl: 'Sezon 2026/27', en: 'Season 2026/27' },
        children: [
          { id: 'timetable', name: 'grafik-2026-27.pdf', bytes: 184_320 },
          { id: 'rules', name: 'regulamin.pdf', bytes: 96_256 },
        ],
      },
      { id: 'minutes', name: 'protokol-2026-10-14.odt', bytes: 42_880 },
      { id: 'budget', name: 'budzet.xlsx', bytes: 28_672 },
    ],
  },
  {
    id: 'pictures',
    name: { pl: 'Zdjęcia', en: 'Pictures' },
    children: [
      { id: 'camp', name: 'oboz-1.jpg', bytes: 2_412_544 },
      { id: 'demonstration', name: 'pokaz.jpg', bytes: 1_808_384 },
    ],
  },
  {
    id: 'films',
    name: { pl: 'Filmy', en: 'Films' },
    children: [{ id: 'ukemi', name: 'ukemi.mp4', bytes: 38_797_312 }],
  },
  { id: 'readme', name: 'przeczytaj.txt', bytes: 2048 },
];
