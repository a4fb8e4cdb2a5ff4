import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Markdown } from './Markdown.tsx';

const meta = {
  title: 'Data/Markdown',
  tags: ['new'],
  component: Markdown,
  args: {
    children: `Przewroty w przód, po **dziesięć** na stronę.

1. Połóż koc.
2. Zacznij *z klęku*, potem ze stania.

Zobacz [nagranie](https://film.example/ukemi) i [technikę](/dojo/technik).`,
  },
} satisfies Meta<typeof Markdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('dziesięć').tagName).toBe('STRONG');
    const film = canvas.getByRole('link', { name: 'nagranie' });
    await expect(film).toHaveAttribute('href', 'https://film.example/ukemi');
    await expect(film).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'technikę' })).not.toHaveAttribute('target');
  },
};

export const Everything: Story = {
  args: {
    children: `# Tydzień pierwszy

Wszystko \`powoli\`,
wiersz pod wierszem.

## Poniedziałek

- kołyska
- wstawanie bez rąk
  - z podparciem
  - bez

> Nie siła, biodra.

---

\`\`\`
raz dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście
\`\`\`

Reszta [tu][plan].

[plan]: https://aikido.example/plan`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Tydzień pierwszy' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 4, name: 'Poniedziałek' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'tu' })).toHaveAttribute(
      'href',
      'https://aikido.example/plan',
    );
  },
};

/** Nothing of what somebody typed is anything but words, and nothing is fetched. */
export const Untrusted: Story = {
  args: {
    children: `<img src="https://elsewhere.example/a.png" onerror="alert(1)"> <script>alert(1)</script>

[naciśnij](javascript:alert(1)) ![śledzi](https://elsewhere.example/pixel.png)`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'naciśnij' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'śledzi' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    children: `https://film.example/${'bardzo-dlugi-adres-'.repeat(12)} i **słowo${'owo'.repeat(40)}**`,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
