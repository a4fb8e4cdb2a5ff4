import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { say } from '../../../.storybook/say.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Link } from '../Link/Link.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { PagePreview } from './PagePreview.tsx';

const html = say({
  pl: '<!doctype html><html lang="pl"><head><title>Aikido nad zatoką</title></head><body><main><h1>Aikido nad zatoką</h1><p>Dla dzieci i dorosłych.</p></main></body></html>',
  en: '<!doctype html><html lang="en"><head><title>Aikido by the bay</title></head><body><main><h1>Aikido by the bay</h1><p>For children and adults.</p></main></body></html>',
});

export const guide: Guide = {
  purpose: { pl: 'Zobaczyć stronę oczami gościa', en: 'See a page with a guest’s eyes' },
  alias: ['podgląd strony', 'preview', 'iframe', 'site preview', 'miniatura'],
  summary: {
    pl: 'Strona taka, jak zobaczą ją inni, w ramce bez skryptów.',
    en: 'A page as others will see it, in a frame in which no script runs.',
  },
  when: [
    {
      pl: 'Ktoś układa stronę klubu i chce zobaczyć, zanim opublikuje.',
      en: 'Somebody sets the club’s page, and wants to see it before publishing.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'To komponent w wąskim oknie.', en: 'It is a component in a narrow window.' },
      instead: 'Layout/ResponsiveFrame',
    },
    { said: { pl: 'To tekst artykułu.', en: 'It is an article’s text.' }, instead: 'Data/ArticleProse' },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="medium">
        <PagePreview
          html={html}
          title={say({ pl: 'Podgląd strony klubu', en: 'Preview of the club’s page' })}
          width="desktop"
          controls={
            <SegmentedControl
              label={say({ pl: 'Szerokość', en: 'Width' })}
              labelHidden
              defaultValue="desktop"
              options={[
                { value: 'phone', label: say({ pl: 'Telefon', en: 'Phone' }) },
                { value: 'desktop', label: say({ pl: 'Komputer', en: 'Computer' }) },
              ]}
            />
          }
        />
      </Stage>
    ),
    parts: [
      {
        at: '[role=radiogroup]',
        name: { pl: 'Wybór', en: 'Choice' },
        said: { pl: 'jak się ją ogląda', en: 'how it is looked at' },
      },
      {
        at: 'iframe',
        name: { pl: 'Strona', en: 'Page' },
        said: { pl: 'szeroka na 390 albo 1280 px, pomniejszona', en: '390 or 1280 px wide, scaled down' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: {
        pl: 'przechodzi z wyboru do strony w ramce',
        en: 'goes from the choice into the page in the frame',
      },
    },
  ],
  accessibility: [
    {
      pl: 'title nazywa ramkę: „Podgląd strony klubu”.',
      en: 'title names the frame: “Preview of the club’s page”.',
    },
    {
      pl: 'Nowa wersja zastępuje starą dopiero narysowana i przewinięta tak samo.',
      en: 'A new version takes the old one’s place once it is drawn, scrolled as far.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="medium">
            <PagePreview
              html={html}
              title={say({ pl: 'Podgląd strony klubu', en: 'Preview of the club’s page' })}
              width="phone"
            />
          </Stage>
        ),
        said: { pl: 'pokaż obok tego, co się zmienia.', en: 'show it beside what is being changed.' },
      },
      dont: {
        Picture: () => (
          <Inline space={8}>
            <Link href="https://klub.example">
              {say({ pl: 'Otwórz stronę klubu', en: 'Open the club’s site' })}
            </Link>
          </Inline>
        ),
        said: {
          pl: 'nie wysyłaj po podgląd na prawdziwą stronę. Zmiana jeszcze tam nie dotarła.',
          en: 'don’t send people to the real site for a preview. The change isn’t there yet.',
        },
      },
    },
  ],
};
