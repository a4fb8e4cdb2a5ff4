import type { WriteContext } from '../table/definition.ts';
import { lockRows } from '../table/lock-row.ts';
import { changePicture } from '../table/picture.ts';
import { changeEntity, createEntity } from '../table/write.ts';
import { clubContactTable } from '../tables/club-contact/index.ts';
import { landingSectionTable } from '../tables/landing-section/index.ts';
import { priceTable } from '../tables/price/index.ts';
import type { drawCovers } from './covers.ts';

const prices = [
  {
    namePl: 'Pierwszy trening',
    nameEn: 'The first class',
    amountPln: 0,
    per: 'once',
    notePl: 'i wszystkie zajęcia do końca tego tygodnia',
    noteEn: 'and all classes until the end of that week',
  },
  {
    namePl: 'Dzieci',
    nameEn: 'Children',
    amountPln: 120,
    section: 'kids',
    notePl: 'do 12 lat, dwa lub trzy razy w tygodniu',
    noteEn: 'up to 12 years, two or three times a week',
  },
  {
    namePl: 'Młodzież',
    nameEn: 'Teenagers',
    amountPln: 140,
    section: 'youth',
    notePl: '13–17 lat, trzy razy w tygodniu',
    noteEn: '13 to 17 years, three times a week',
  },
  {
    namePl: 'Dorośli',
    nameEn: 'Adults',
    amountPln: 160,
    section: 'adult',
    notePl: 'wszystkie zajęcia, także poranne i z bronią',
    noteEn: 'all classes, the early ones and those with weapons too',
  },
  {
    namePl: 'Jednorazowe wejście',
    nameEn: 'A single class',
    amountPln: 40,
    per: 'class',
    notePl: 'dla gości z innych klubów i po przerwie',
    noteEn: 'for guests of other clubs, and after a break',
  },
  {
    namePl: 'Ubezpieczenie',
    nameEn: 'Insurance',
    amountPln: 45,
    per: 'year',
    notePl: 'wykupuje je klub, raz we wrześniu',
    noteEn: 'the club takes it out, once in September',
  },
];

/** What the example club says of itself on its page: what it charges, how it is reached, and why one should come. */
export async function writeClubPage(
  context: WriteContext,
  covers: ReturnType<typeof drawCovers>,
): Promise<void> {
  for (const [at, price] of prices.entries())
    await createEntity(priceTable, context, { ...price, rank: at + 1 });
  const [contact] = await lockRows(context, clubContactTable, 'true', []);
  if (contact)
    await changeEntity(clubContactTable, context, contact, {
      email: 'biuro@klub.example',
      phone: '+48585550100',
      address: 'Aikido Gdańsk\nul. Przykładowa 7\n80-001 Gdańsk',
      account: 'PL61109010140000071219812874',
      links: ['https://social.example/aikido-gdansk', 'https://video.example/aikido-gdansk'],
    });
  const sections = await lockRows(context, landingSectionTable, 'true', []);
  const ownRank = sections.find(({ kind }) => kind === 'places')?.rank;
  for (const section of sections) {
    if (Number(section.rank) < Number(ownRank)) continue;
    await changeEntity(landingSectionTable, context, section, {
      rank: Number(section.rank) + 1,
      ...(section.kind === 'prices' && {
        textPl: 'Jedna składka, wszystkie zajęcia Twojej grupy. Bez wpisowego i bez umowy na rok.',
        textEn: 'One fee for all the classes of your group. No joining fee, no contract for a year.',
      }),
    });
  }
  const own = await createEntity(landingSectionTable, context, {
    ...{ kind: 'text', rank: ownRank },
    titlePl: 'Dlaczego nikt tu nie przegrywa',
    titleEn: 'Why nobody loses here',
    textPl:
      'W aikido **nie ma zawodów**. Partner nie jest przeciwnikiem, tylko kimś, dzięki komu uczysz się padać, ustępować i prowadzić ruch dalej.\n\n- Dzieci uczą się uważności i tego, jak bezpiecznie upaść.\n- Dorośli odzyskują plecy po dniu przy biurku.\n- Nie trzeba być silnym ani młodym: najstarsza osoba na naszej macie ma 68 lat.',
    textEn:
      'There are **no competitions** in aikido. A partner is no opponent, but somebody thanks to whom you learn to fall, to yield and to lead a movement on.\n\n- Children learn to pay attention, and how to fall safely.\n- Adults get their back in order after a day at a desk.\n- You need be neither strong nor young: the oldest of us on the mat is 68.',
    pictureAltPl: 'Rysunek: pusta sala z matami, za oknem słońce nad zatoką i stoczniowe żurawie.',
    pictureAltEn:
      'A drawing: an empty hall with mats; outside, the sun over the bay and the cranes of the shipyard.',
  });
  await changePicture(context, landingSectionTable, own, (await covers).get('strona-klubu') ?? []);
}
