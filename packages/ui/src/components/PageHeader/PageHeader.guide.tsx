import type { Guide } from '../../../.storybook/guide.ts';
import { say } from '../../../.storybook/say.ts';
import { EditIcon, PlusIcon } from '../../icons/icons.tsx';
import { Button } from '../Button/Button.tsx';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import { PageHeader } from './PageHeader.tsx';

export const guide: Guide = {
  purpose: { pl: 'Powiedzieć, gdzie się jest', en: 'Say where one is' },
  alias: ['nagłówek strony', 'tytuł', 'page title', 'header', 'title bar'],
  summary: {
    pl: 'Głowa każdej strony: gdzie jestem i co mogę tu zrobić.',
    en: 'The head of every page: where am I, and what can I do here.',
  },
  when: [{ pl: 'Na każdej stronie, raz.', en: 'On every page, once.' }],
  whenNot: [
    {
      said: { pl: 'To tytuł części strony.', en: 'It is the title of a part of a page.' },
      instead: 'Layout/Card',
    },
    {
      said: { pl: 'To pasek u góry aplikacji.', en: 'It is the bar at the top of the application.' },
      instead: 'Layout/TopBar',
    },
  ],
  anatomy: {
    Picture: () => (
      <PageHeader
        title={say({ pl: 'Aikido dorośli', en: 'Aikido adults' })}
        back={{ href: '#trainings', label: say({ pl: 'Treningi', en: 'Trainings' }) }}
        description={say({
          pl: 'Piątek, 18:30–20:00 · Dojo Wrzeszcz',
          en: 'Friday, 18:30–20:00 · Dojo Wrzeszcz',
        })}
        tags={<StatusTag status="success">{say({ pl: 'Odbył się', en: 'Took place' })}</StatusTag>}
        actions={<Button icon={EditIcon}>{say({ pl: 'Zmień', en: 'Edit' })}</Button>}
      />
    ),
    parts: [
      { at: 'a', name: { pl: 'Wstecz', en: 'Back' }, said: { pl: 'strona nad tą', en: 'the page above' } },
      {
        at: 'h1',
        name: { pl: 'Tytuł', en: 'Title' },
        said: {
          pl: 'jedyny h1, ten sam co w karcie przeglądarki',
          en: 'the only h1, the same as in the browser’s tab',
        },
      },
      {
        at: 'h1 + *',
        name: { pl: 'Stan', en: 'State' },
        said: { pl: 'żeton albo stopień', en: 'a tag or a grade' },
      },
      {
        at: '[data-head] + div',
        name: { pl: 'Opis', en: 'Description' },
        said: { pl: 'jeden wiersz', en: 'one line' },
      },
      {
        at: 'button',
        name: { pl: 'Działania', en: 'Deeds' },
        said: { pl: 'najwyżej jedno główne', en: 'one primary at most' },
      },
    ],
  },
  keys: [
    {
      keys: ['Tab'],
      said: { pl: 'przechodzi: wstecz, znak pomocy, działania', en: 'goes: back, help, deeds' },
    },
  ],
  accessibility: [
    {
      pl: 'Tytuł dostaje skupienie po przejściu na stronę, przez titleRef.',
      en: 'The title gets the focus after a change of page, by titleRef.',
    },
    {
      pl: 'Odsyłacz wstecz nazwij miejscem: „Treningi”, nie „Wstecz”.',
      en: 'Name the way back by its place: “Trainings”, not “Back”.',
    },
  ],
  advice: [
    {
      do: {
        Picture: () => (
          <PageHeader
            title={say({ pl: 'Uczniowie', en: 'Students' })}
            description={say({ pl: '120 osób, 98 aktywnych', en: '120 people, 98 active' })}
            actions={
              <Button variant="primary" icon={PlusIcon}>
                {say({ pl: 'Dodaj ucznia', en: 'Add a student' })}
              </Button>
            }
          />
        ),
        said: {
          pl: 'daj stronie tytuł, który ktoś wypowie na głos.',
          en: 'give the page a title that somebody would say aloud.',
        },
      },
      dont: {
        Picture: () => (
          <PageHeader
            title={say({ pl: 'Zarządzanie uczniami', en: 'Student management' })}
            actions={
              <>
                <Button variant="primary">{say({ pl: 'Dodaj', en: 'Add' })}</Button>
                <Button variant="primary">{say({ pl: 'Importuj', en: 'Import' })}</Button>
                <Button>{say({ pl: 'Eksportuj', en: 'Export' })}</Button>
                <Button>{say({ pl: 'Drukuj', en: 'Print' })}</Button>
                <Button>{say({ pl: 'Odśwież', en: 'Refresh' })}</Button>
              </>
            }
          />
        ),
        said: {
          pl: 'nie dawaj pięciu przycisków. Żaden nie jest główny.',
          en: 'don’t give five buttons. None is the main one.',
        },
      },
    },
  ],
};
