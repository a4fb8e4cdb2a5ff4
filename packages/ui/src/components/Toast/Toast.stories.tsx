import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SamplePage } from '../../../.storybook/SampleShell.tsx';
import { Button } from '../Button/Button.tsx';
import { FormDrawer } from '../FormDrawer/FormDrawer.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type ToastOptions, ToastProvider, useToast } from './ToastProvider.tsx';
import { ToastRegion } from './ToastRegion.tsx';

interface Trigger extends ToastOptions {
  button: string;
}

function Triggers({ toasts }: { toasts: readonly Trigger[] }) {
  const toast = useToast();
  return (
    <Inline space={8}>
      {toasts.map(({ button, ...options }) => (
        <Button key={button} onClick={() => toast(options)}>
          {button}
        </Button>
      ))}
    </Inline>
  );
}

const onUndo = fn();

const toasts: readonly Trigger[] = [
  {
    button: 'Odwołaj',
    message: 'Trening został odwołany.',
    severity: 'success',
    action: { label: 'Cofnij', onAction: onUndo },
  },
  { button: 'Zgubione', message: 'Nie udało się zapisać: brak połączenia.', severity: 'error' },
  { button: 'Ostrzeż', message: 'Badania lekarskie wygasają za tydzień.', severity: 'warn' },
  { button: 'Powiadom', message: 'Lista obecności jest zamknięta.', severity: 'info' },
  {
    button: 'Zaproponuj',
    message: 'Jest nowa wersja aplikacji.',
    severity: 'info',
    stays: true,
    action: { label: 'Odśwież', onAction: fn() },
  },
];

const meta = {
  title: 'Feedback/Toast',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  component: ToastProvider,
  render: ({ children }) => (
    <ToastProvider>
      {children}
      <ToastRegion />
    </ToastProvider>
  ),
  args: { children: <Triggers toasts={toasts} /> },
} satisfies Meta<typeof ToastProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('says what has happened, and lets it be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Odwołaj' }));
      await expect(screen.getByRole('status')).toHaveTextContent('Trening został odwołany.');
      await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
      await expect(onUndo).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('status')).not.toBeInTheDocument();
    });
    await step('an error interrupts, and stays until it is closed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zgubione' }));
      await expect(screen.getByRole('alert')).toHaveTextContent('brak połączenia');
      await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

/** What is pressed in a toast goes with it, and the focus goes back to where it came from. */
export const FocusGoesBack: Story = {
  args: {
    children: (
      <main tabIndex={-1}>
        <Triggers toasts={toasts} />
      </main>
    ),
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Odwołaj' });
    await step('from a press of its action', async () => {
      await userEvent.click(opener);
      await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
      await expect(opener).toHaveFocus();
    });
    await step('from closing it by keys', async () => {
      await userEvent.click(opener);
      screen.getByRole('button', { name: 'Zamknij' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(opener).toHaveFocus();
    });
    await step('to the page, when it came from nothing', async () => {
      await userEvent.click(opener);
      opener.blur();
      await userEvent.click(screen.getByRole('button', { name: 'Cofnij' }));
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};

/** The last place of the page is one key away, and so is the way back. */
export const ByKeys: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Odwołaj' });
    await userEvent.click(canvas.getByRole('button', { name: 'Powiadom' }));
    await userEvent.click(opener);
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Cofnij' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Cofnij' })).toBeVisible();
    await userEvent.keyboard('{F8}{Enter}');
    await expect(opener).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Cofnij' })).not.toBeInTheDocument();
  },
};

/** What a toast is about, in a word: its own title, or the name of its severity. */
export const Titles: Story = {
  args: {
    children: (
      <Triggers
        toasts={[
          { button: 'Informacja', message: 'Lista jest zamknięta.', severity: 'info' },
          { button: 'Sukces', message: 'Zapisano.' },
          { button: 'Ostrzeżenie', message: 'Badania wygasają za tydzień.', severity: 'warn' },
          { button: 'Błąd', message: 'Brak połączenia.', severity: 'error' },
          { button: 'Egzamin 12 grudnia', message: 'Zapisano 14 osób.', title: 'Egzamin 12 grudnia' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    for (const name of names) await userEvent.click(canvas.getByRole('button', { name }));
    const titles = screen
      .getAllByRole('listitem')
      .map((toast) => toast.querySelector('div > div')?.textContent);
    await expect(titles).toEqual(names);
  },
};

export const Several: Story = {
  play: async ({ canvas }) => {
    for (const { button: name } of toasts) await userEvent.click(canvas.getByRole('button', { name }));
    await expect(screen.getByRole('region', { name: 'Powiadomienia' })).toBeVisible();
    await expect(screen.getAllByRole('listitem')).toHaveLength(toasts.length);
  },
};

const SPEED = 50;

export const GoesByItself: Story = {
  beforeEach: () => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, delay = 0) =>
      setTimeout(run, delay / SPEED)) as typeof window.setTimeout;
    return () => {
      window.setTimeout = setTimeout;
    };
  },
  play: async ({ canvas, step }) => {
    const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    const untilGone = async (role: string) => {
      for (let tries = 0; tries < 200 && screen.queryByRole(role); tries++) await wait(1);
      await expect(screen.queryByRole(role)).not.toBeInTheDocument();
    };

    await step('after the time it takes to read it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Powiadom' }));
      await expect(screen.getByRole('status')).toHaveTextContent('Lista obecności');
      await untilGone('status');
    });
    await step('an error never', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zgubione' }));
      await wait(30);
      await expect(screen.getByRole('alert')).toBeVisible();
    });
    await step('nor one that is to stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Zaproponuj' }));
      await wait(30);
      await expect(screen.getByRole('status')).toHaveTextContent('Jest nowa wersja');
      await userEvent.click(screen.getAllByRole('button', { name: 'Zamknij' }).at(-1) as HTMLElement);
      await expect(screen.queryByRole('status')).not.toBeInTheDocument();
    });
    await step('none while one is pointed at', async () => {
      await userEvent.hover(screen.getByRole('alert'));
      canvas.getByRole('button', { name: 'Odwołaj' }).click();
      await wait(30);
      await expect(screen.getByRole('status')).toBeVisible();
      await userEvent.unhover(screen.getByRole('alert'));
      await untilGone('status');
    });
  },
};

const fieldNames = Array.from({ length: 16 }, (_, at) => `Pole ${at + 1}`);

/** A form that says something at every press in its first field. */
function ToldInForm() {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Otwórz</Button>
      {isOpen && (
        <FormDrawer title="Bokken" submitLabel="Zapisz" push onClose={() => setOpen(false)}>
          {(id) => (
            <form
              id={id}
              onSubmit={(event) => {
                event.preventDefault();
                setOpen(false);
                toast({ message: 'Zapisano.', severity: 'success' });
              }}
            >
              {fieldNames.map((label) => (
                <TextField
                  key={label}
                  {...{ label }}
                  onValueChange={() =>
                    toast({ message: 'Jest nowa wersja aplikacji.', severity: 'info', stays: true })
                  }
                />
              ))}
            </form>
          )}
        </FormDrawer>
      )}
    </>
  );
}

/** What is told while a form covers a phone covers nothing of the form, can be pressed and is read. */
export const OverAForm: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: <ToldInForm /> },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz' }));
    const form = await screen.findByRole('dialog', { name: 'Bokken' });
    const [first] = within(form).getAllByRole('textbox');
    first?.focus();
    await userEvent.keyboard('a');
    const toast = await screen.findByRole('status');
    await step('it stands above the form', async () => {
      const { bottom } = toast.getBoundingClientRect();
      for (const part of [...within(form).getAllByRole('textbox'), ...within(form).getAllByRole('heading')])
        await expect(part.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
      await expect(first).toHaveFocus();
    });
    await step('it is no part of what waits behind the form', async () => {
      await expect(form).toContainElement(toast);
      await userEvent.keyboard('{F8}');
      await expect(within(form).getAllByRole('button', { name: 'Zamknij' })).toContain(
        document.activeElement,
      );
      await userEvent.keyboard('{Escape}');
      await expect(first).toHaveFocus();
    });
    await step(
      'it stays when the form is closed, and goes from the next one when it is closed itself',
      async () => {
        await userEvent.click(within(form).getByRole('button', { name: 'Anuluj' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
        await expect(await screen.findByRole('status')).toBeVisible();
        await userEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
        await expect(screen.queryByRole('status')).not.toBeInTheDocument();
      },
    );
  },
};

/** One that comes as the form goes stands on the page, beside what was told in the form. */
export const AsAFormGoes: Story = {
  args: { children: <ToldInForm /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Otwórz' }));
    const form = await screen.findByRole('dialog', { name: 'Bokken' });
    within(form).getAllByRole('textbox')[0]?.focus();
    await userEvent.keyboard('a');
    await expect(form).toContainElement(await screen.findByRole('status'));
    await userEvent.click(within(form).getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const told = await screen.findAllByRole('status');
    await expect(told.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Jest nowa wersja aplikacji.'),
      expect.stringContaining('Zapisano.'),
    ]);
    for (const each of told) await expect(each).toBeVisible();
  },
};

/** What stands at the foot of the page is not covered while it is in sight. */
export const OverTheFoot: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <SamplePage current="/dashboard">
        <Triggers toasts={toasts} />
        <div style={{ height: '100vh' }} />
      </SamplePage>
    ),
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odwołaj' }));
    const toast = () => within(screen.getByRole('region', { name: 'Powiadomienia' })).getByRole('listitem');
    const low = toast().getBoundingClientRect().bottom;
    const light = canvas.getByText('Połączono');
    await step('it keeps clear of the light', async () => {
      scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() =>
        expect(toast().getBoundingClientRect().bottom).toBeLessThanOrEqual(light.getBoundingClientRect().top),
      );
    });
    await step('and has its place again where the foot is out of sight', async () => {
      scrollTo(0, 0);
      await waitFor(() => expect(toast().getBoundingClientRect().bottom).toBe(low));
    });
  },
};

function LateRegion() {
  const [isThere, setIsThere] = useState(false);
  return isThere ? <ToastRegion /> : <Button onClick={() => setIsThere(true)}>Pokaż miejsce</Button>;
}

/** The region may come after the first page: what was said meanwhile is shown then. */
export const RegionComesLater: Story = {
  render: ({ children }) => (
    <ToastProvider>
      {children}
      <LateRegion />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zgubione' }));
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż miejsce' }));
    await expect(screen.getByRole('alert')).toBeVisible();
  },
};
