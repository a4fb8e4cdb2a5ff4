import type { ColorRole } from '../../src/theme/roles.ts';
import type { Said } from '../guide.ts';

/** A role of colour: what it is for, and the grounds that it has to be clear on. */
interface RoleText {
  readonly said: Said;
  readonly on?: readonly ColorRole[];
  /** The contrast it is held to: 4.5 for text, 3 for what makes a control recognisable. */
  readonly least?: 3 | 4.5;
}

interface RoleGroup {
  readonly id: string;
  readonly title: Said;
  readonly roles: Partial<Record<ColorRole, RoleText>>;
}

const plain = ['background', 'surface', 'raised', 'subtle'] as const;
const text = (pl: string, en: string, on: readonly ColorRole[]): RoleText => ({
  said: { pl, en },
  on,
  least: 4.5,
});
const mark = (pl: string, en: string, on: readonly ColorRole[] = plain): RoleText => ({
  said: { pl, en },
  on,
  least: 3,
});
const ground = (pl: string, en: string): RoleText => ({ said: { pl, en } });

/** Every role of colour, by what it is for. */
export const roleGroups: readonly RoleGroup[] = [
  {
    id: 'grounds',
    title: { pl: 'Tła', en: 'Grounds' },
    roles: {
      background: ground('Strona.', 'The page.'),
      surface: ground('Karty i paski.', 'Cards and bars.'),
      raised: ground(
        'Co unosi się nad stroną: menu, okna, powiadomienia.',
        'What floats: menus, dialogs, toasts.',
      ),
      subtle: ground(
        'Ciche wypełnienie: pod wskaźnikiem, w torach i szkieletach.',
        'A quiet fill: under the pointer, tracks, skeletons.',
      ),
      head: ground('Głowy tabel.', 'Heads of tables.'),
      field: ground('Wnętrze pola.', 'Inside of a field.'),
      scrim: ground('Za oknem, które czeka na odpowiedź.', 'Behind a dialog that waits for an answer.'),
    },
  },
  {
    id: 'lines',
    title: { pl: 'Linie', en: 'Lines' },
    roles: {
      line: ground('Włos, który tylko oddziela.', 'A hairline that only separates.'),
      edge: ground('Obrys karty.', 'Outline of a card.'),
      border: mark(
        'Obrys pola i przycisku: widać, że da się użyć.',
        'Outline of a control: it is seen to be one.',
      ),
      focus: mark('Pierścień wokół tego, co słucha klawiszy.', 'The ring around what listens to the keys.'),
    },
  },
  {
    id: 'words',
    title: { pl: 'Słowa', en: 'Words' },
    roles: {
      text: text('To, co się czyta.', 'What is read.', plain),
      muted: text('To, co się dopowiada.', 'What is added.', plain),
    },
  },
  {
    id: 'accent',
    title: { pl: 'Akcent', en: 'Accent' },
    roles: {
      accent: text(
        'Jedyny akcent: odnośniki i to, co włączone.',
        'The one accent: links, and what is on.',
        plain,
      ),
      onAccent: text('Słowa na akcencie.', 'Words on the accent.', ['accent']),
      fill: ground('Główny przycisk.', 'Primary buttons.'),
      fillHover: ground('Ten sam pod wskaźnikiem.', 'The same under the pointer.'),
      onFill: text('Słowa na nim.', 'Words on it.', ['fill', 'fillHover']),
      tint: ground('Akcent jako mgła pod słowami.', 'Accent as a wash behind words.'),
      tintHover: ground('Ta sama pod wskaźnikiem.', 'The same under the pointer.'),
      onTint: text('Słowa na mgle.', 'Words on the wash.', ['tint', 'tintHover']),
      selected: ground('Pozycja menu, na której jesteś.', 'The entry of a menu where you are.'),
      onSelected: text('Słowa na niej.', 'Words on it.', ['selected']),
    },
  },
  {
    id: 'states',
    title: { pl: 'Stany', en: 'States' },
    roles: {
      success: text('Udało się.', 'It worked.', ['surface', 'successTint']),
      successTint: ground('Tło takiej wiadomości.', 'Behind such a message.'),
      warning: text('Uwaga.', 'Take care.', ['surface', 'warningTint']),
      warningTint: ground('Tło takiej wiadomości.', 'Behind such a message.'),
      danger: text('Nie udało się albo nie da się cofnąć.', 'It failed, or can’t be undone.', [
        'surface',
        'dangerTint',
      ]),
      dangerHover: ground('Ten sam pod wskaźnikiem.', 'The same under the pointer.'),
      dangerTint: ground('Tło takiej wiadomości.', 'Behind such a message.'),
      info: text('Do wiadomości.', 'Good to know.', ['surface', 'infoTint']),
      infoTint: ground('Tło takiej wiadomości.', 'Behind such a message.'),
      onStatus: text('Słowa na pełnym kolorze stanu.', 'Words on the full colour of a state.', [
        'success',
        'danger',
      ]),
    },
  },
  {
    id: 'series',
    title: { pl: 'Serie wykresu', en: 'Series of a chart' },
    roles: {
      chart1: mark('Pierwsza.', 'The first.'),
      chart2: mark('Druga.', 'The second.'),
      chart3: mark('Trzecia.', 'The third.'),
      chart4: mark('Czwarta.', 'The fourth.'),
      chart5: mark('Piąta.', 'The fifth.'),
      chart6: mark('Szósta.', 'The sixth.'),
    },
  },
];
