import type { Guide } from '../../../.storybook/guide.ts';
import { Stage } from '../../../.storybook/Stage.tsx';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { CookieBanner, type CookieBannerLabels } from './CookieBanner.tsx';

const labels: CookieBannerLabels = {
  message: say({
    pl: 'Ta strona używa plików cookie, aby zapewnić jak najlepsze korzystanie z niej.',
    en: 'This website uses cookies to ensure you get the best experience on our website.',
  }),
  dismiss: say({ pl: 'Rozumiem!', en: 'Got it!' }),
  deny: say({ pl: 'Odrzuć pliki cookie', en: 'Refuse cookies' }),
  link: say({ pl: 'Dowiedz się więcej', en: 'Learn' }),
  policy: say({ pl: 'Polityka plików cookie', en: 'Cookie Policy' }),
};

export const guide: Guide = {
  purpose: { pl: 'Zapytać o ciasteczka', en: 'Ask about cookies' },
  alias: ['cookie', 'ciasteczka', 'zgoda', 'consent banner', 'GDPR', 'RODO'],
  summary: {
    pl: 'Pyta raz, u góry strony. Miejsce na pytanie czeka od pierwszego malowania, więc nic nie skacze.',
    en: 'Asks once, at the top of the page. Its place is kept from the first paint, so that nothing jumps.',
  },
  when: [
    {
      pl: 'Strona publiczna i nikt jeszcze nie odpowiedział.',
      en: 'A public page, and nobody has answered yet.',
    },
  ],
  whenNot: [
    {
      said: {
        pl: 'Wiadomość jest o stronie, a nie o ciasteczkach.',
        en: 'The message is about the page and not about cookies.',
      },
      instead: 'Feedback/Banner',
    },
  ],
  anatomy: {
    Picture: () => (
      <Stage height="low">
        <CookieBanner labels={labels} showPolicyLink onDismiss={() => {}} onDeny={() => {}} />
      </Stage>
    ),
    parts: [
      {
        at: 'p',
        name: { pl: 'Treść', en: 'Message' },
        said: { pl: 'jedno zdanie: po co', en: 'one sentence: what for' },
      },
      {
        at: 'p a',
        name: { pl: 'Odsyłacz', en: 'Link' },
        said: { pl: 'do zasad, gdy klub je ma', en: 'to the policy, where the club has one' },
      },
      {
        at: 'section button:first-child',
        name: { pl: 'Odmowa', en: 'Refusal' },
        said: { pl: 'obok zgody, nie głębiej', en: 'beside the consent and not deeper' },
      },
      {
        at: 'section button:last-child',
        name: { pl: 'Zgoda', en: 'Consent' },
        said: { pl: 'jedyny żółty przycisk w aplikacji', en: 'the only yellow button there is' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po odsyłaczu i odpowiedziach', en: 'goes through the link and the answers' },
    },
    { keys: ['Enter', 'Space'], said: { pl: 'odpowiada', en: 'answers' } },
  ],
  accessibility: [
    {
      pl: 'To nazwany obszar, a nie okno: nie zabiera skupienia i niczego nie zakrywa.',
      en: 'It is a named region and no dialog: it takes no focus and covers nothing.',
    },
    {
      pl: 'Zapamiętanie odpowiedzi i zdjęcie data-cookies z korzenia strony należą do Ciebie.',
      en: 'Yours to do: remember the answer, and take data-cookies off the root element.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Stage height="low">
            <CookieBanner labels={labels} onDismiss={() => {}} onDeny={() => {}} />
          </Stage>
        ),
        said: { pl: 'daj odmowę tak blisko jak zgodę.', en: 'give refusal as near as consent.' },
      },
      dont: {
        Picture: () => (
          <Still>
            <Dialog
              open
              onOpenChange={() => {}}
              size="small"
              title={say({ pl: 'Szanujemy Twoją prywatność', en: 'We value your privacy' })}
              description={say({ pl: 'Wraz ze 164 partnerami…', en: 'Together with 164 partners…' })}
              actions={
                <Button variant="primary">
                  {say({ pl: 'Akceptuję wszystko', en: 'Accept everything' })}
                </Button>
              }
            />
          </Still>
        ),
        said: {
          pl: 'nie zasłaniaj strony oknem. Kto szuka godziny treningu, po prostu wyjdzie.',
          en: 'don’t cover the page with a dialog. Who looks for the time of a class will just leave.',
        },
      },
    },
  ],
};
