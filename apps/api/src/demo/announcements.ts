import { addDays } from '../club-time.ts';
import { changeRows, insertRows } from '../table/door.ts';
import { addFile } from '../table/uploads/uploads.ts';
import { changeEntity, createEntity } from '../table/write.ts';
import type { Announcement } from '../tables/announcement/columns.ts';
import { announcementTable, nextReaders } from '../tables/announcement/index.ts';
import { announcementFiles, announcementFileTable } from '../tables/announcement-file/index.ts';
import { announcementReaderTable } from '../tables/announcement-reader/index.ts';
import { drawHall, printProgramme } from './attachments.ts';
import type { Author } from './author.ts';
import type { Chance } from './chance.ts';

interface Told {
  titlePl: string;
  titleEn?: string;
  bodyPl: string;
  bodyEn?: string;
  audience: 'all' | 'section';
  section?: 'kids' | 'adult';
  /** How many days ago it went out; one that is still being written did not. */
  daysAgo?: number;
  /** How many of its readers have opened it, of all. */
  seen?: number;
  /** What comes with it. */
  files?: readonly { name: string; make: () => Promise<Buffer>; alt?: string }[];
}

const announcements: readonly Told[] = [
  {
    titlePl: 'Składki od stycznia: bez zmian',
    titleEn: 'Fees from January: unchanged',
    bodyPl:
      'Zarząd zdecydował, że składki **zostają takie same**. Przelew do 10. dnia miesiąca, w tytule imię i nazwisko ćwiczącego.\n\nNumer konta i wpłaty za rodzeństwo bez zmian.',
    bodyEn:
      'The board has decided that the fees **stay as they are**. Please pay by the 10th of the month, with the name of who trains.\n\nThe account, and what brothers and sisters pay, are as before.',
    audience: 'all',
    daysAgo: 9,
    seen: 0.86,
  },
  {
    titlePl: 'Pokaz grupy dziecięcej: w co się ubrać',
    bodyPl:
      'W sobotę spotykamy się **pół godziny wcześniej**. Prosimy zabrać:\n\n- czyste keikogi i pas,\n- klapki,\n- coś do picia.\n\nRodziców zapraszamy na matę na ostatnie dziesięć minut.',
    audience: 'section',
    section: 'kids',
    daysAgo: 1,
    seen: 0.6,
    files: [
      {
        name: 'Sala z góry.png',
        make: drawHall,
        alt: 'Plan sali: wejście z lewej, nad nim szatnia; mata pośrodku, a pod nią ławka dla rodziców.',
      },
      { name: 'Plan pokazu.pdf', make: printProgramme },
    ],
  },
  {
    titlePl: 'Zimowe godziny w Przymorzu',
    titleEn: 'Winter hours in Przymorze',
    bodyPl: 'Do uzgodnienia ze szkołą: od kiedy i czy wtorki też.',
    bodyEn: 'To be settled with the school: from when, and whether Tuesdays too.',
    audience: 'section',
    section: 'adult',
  },
];

/** What the club has told its people of late, with who has opened it; one is still being written. */
export async function announce({ today, on }: Author, chance: Chance): Promise<void> {
  for (const { daysAgo, seen = 0, files = [], ...told } of announcements) {
    const context = on(addDays(today, -(daysAgo ?? 0)), '09:10');
    const draft = (await createEntity(announcementTable, context, told)) as Announcement;
    for (const { name, make, alt } of files) {
      const file = await addFile(context, announcementFiles, { owner: draft.id, name, sent: await make() });
      if (alt) await changeEntity(announcementFileTable, context, file, { alt });
    }
    if (daysAgo === undefined) continue;
    const readers = await nextReaders(context, draft, 1_000);
    const at = context.now.toISOString();
    const values = { state: 'sent', publishAt: at, sentAt: at, readerCount: readers.length };
    await changeRows(context, announcementTable, [{ current: draft, values }], 'send');
    await insertRows(
      context,
      announcementReaderTable,
      readers.map((user) => ({ announcement: draft.id, user, seenAt: chance.happens(seen) ? at : null })),
    );
  }
}
