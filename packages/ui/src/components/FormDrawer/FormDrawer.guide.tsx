import type { Guide } from '../../../.storybook/guide.ts';
import { Still } from '../../../.storybook/Still.tsx';
import { say } from '../../../.storybook/say.ts';
import { words } from '../../../.storybook/texts.ts';
import type { FormRow } from '../RecordForm/form-field.ts';
import { RecordForm } from '../RecordForm/RecordForm.tsx';
import { FormDrawer } from './FormDrawer.tsx';

const rows: FormRow[] = [
  { fields: [{ kind: 'text', name: 'name', label: say({ pl: 'Nazwa', en: 'Name' }), required: true }] },
  {
    fields: [
      { kind: 'number', name: 'value', label: say({ pl: 'Wartość', en: 'Value' }), min: 0, unit: 'zł' },
    ],
  },
];

export const guide: Guide = {
  purpose: { pl: 'Zmienić rzecz, nie gubiąc listy', en: 'Change a thing without losing the list' },
  alias: ['formularz w szufladzie', 'edycja obok', 'edit panel', 'side form'],
  summary: {
    pl: 'Szuflada z formularzem i stałą stopką: Anuluj i główny przycisk. Lista obok zostaje w użyciu.',
    en: 'A drawer with a form and a fixed foot: Cancel and the primary button. The list beside stays in use.',
  },
  when: [
    { pl: 'Zmienia się albo dodaje jeden wiersz listy.', en: 'One row of a list is changed or added.' },
    {
      pl: 'Obok formularza jest co jeszcze zobaczyć: historia zmian, pliki.',
      en: 'There is more to see beside the form: its history, its files.',
    },
  ],
  whenNot: [
    {
      said: { pl: 'Wystarczy przeczytać.', en: 'Reading is all there is to do.' },
      instead: 'Overlays/Drawer',
    },
    {
      said: { pl: 'Formularz ma swoje kroki. Daj mu stronę.', en: 'The form has steps. Give it a page.' },
      instead: 'Layout/Stepper',
    },
  ],
  anatomy: {
    Picture: () => (
      <Still>
        <FormDrawer
          title={say({ pl: 'Bokken dębowy, 102 cm', en: 'Oak bokken, 102 cm' })}
          submitLabel={say({ pl: 'Zapisz', en: 'Save' })}
          onClose={() => {}}
          preview={say({ pl: 'Zostanie zapisane w historii.', en: 'It will be kept in the history.' })}
        >
          {(id) => (
            <RecordForm
              id={id}
              rows={rows}
              values={{ name: say({ pl: 'Bokken dębowy, 102 cm', en: 'Oak bokken, 102 cm' }), value: 165 }}
              onValueChange={() => {}}
              onSubmit={() => {}}
              labels={words.formLabels}
            />
          )}
        </FormDrawer>
      </Still>
    ),
    parts: [
      {
        at: 'h2',
        name: { pl: 'Tytuł', en: 'Title' },
        said: { pl: 'rzecz, którą się zmienia', en: 'the thing that is changed' },
      },
      {
        at: 'form',
        name: { pl: 'Formularz', en: 'Form' },
        said: { pl: 'przewija się między tytułem a stopką', en: 'scrolls between the title and the foot' },
      },
      {
        at: 'div:has(> button[type=submit]) > :first-child',
        name: { pl: 'Zapowiedź', en: 'Preview' },
        said: {
          pl: 'co zrobi zapisanie; nie znika przy przewijaniu',
          en: 'what saving will do; stays while it scrolls',
        },
      },
      {
        at: 'button[type=submit]',
        name: { pl: 'Główny przycisk', en: 'Primary button' },
        said: {
          pl: 'wysyła formularz, kręci się podczas zapisu',
          en: 'submits the form, and turns while it saves',
        },
      },
    ],
  },
  keys: [
    { keys: ['Enter'], said: { pl: 'w polu zapisuje', en: 'in a field, saves' } },
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi po polach i stopce', en: 'goes through the fields and the foot' },
    },
    { keys: ['Escape'], said: { pl: 'zamyka', en: 'closes' } },
  ],
  accessibility: [
    {
      pl: 'Przycisk w stopce należy do formularza przez form, więc Enter i przyciski telefonu działają jak zwykle.',
      en: 'The button at the foot belongs to the form by form, so that Enter and a phone’s keys work as usual.',
    },
    {
      pl: 'Bez submitLabel nic się nie zapisuje: pola są tylko do czytania i stopka znika.',
      en: 'Without submitLabel nothing is saved: the fields are to be read, and the foot is gone.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <Still>
            <FormDrawer
              title={say({ pl: 'Dzień wolny', en: 'Day off' })}
              submitLabel={say({ pl: 'Dodaj', en: 'Add' })}
              onClose={() => {}}
              preview={say({ pl: 'Odwoła 3 treningi.', en: 'It will cancel 3 trainings.' })}
            >
              {(id) => (
                <RecordForm
                  id={id}
                  rows={[
                    { fields: [{ kind: 'text', name: 'name', label: say({ pl: 'Nazwa', en: 'Name' }) }] },
                  ]}
                  values={{ name: say({ pl: 'Remont sali', en: 'Hall under repair' }) }}
                  onValueChange={() => {}}
                  labels={words.formLabels}
                />
              )}
            </FormDrawer>
          </Still>
        ),
        said: {
          pl: 'powiedz w preview, co się stanie poza tą rzeczą.',
          en: 'say in preview what will happen beyond this thing.',
        },
      },
      dont: {
        Picture: () => (
          <Still>
            <FormDrawer title={say({ pl: 'Dzień wolny', en: 'Day off' })} submitLabel="OK" onClose={() => {}}>
              {(id) => (
                <RecordForm
                  id={id}
                  rows={[
                    { fields: [{ kind: 'text', name: 'name', label: say({ pl: 'Nazwa', en: 'Name' }) }] },
                  ]}
                  values={{ name: say({ pl: 'Remont sali', en: 'Hall under repair' }) }}
                  onValueChange={() => {}}
                  labels={words.formLabels}
                />
              )}
            </FormDrawer>
          </Still>
        ),
        said: {
          pl: 'nie nazywaj przycisku „OK”, gdy zapisanie odwołuje treningi.',
          en: 'don’t call the button “OK” where saving cancels trainings.',
        },
      },
    },
  ],
};
