import { expect, type Locator, type Page } from '@playwright/test';

export type Mark = 'Obecność' | 'Spóźnienie' | 'Usprawiedliwienie' | 'Nieobecność';

/** A roll call as it is seen and touched. */
export function rollCallOn(page: Page) {
  const card = page.getByRole('region', { name: 'Lista obecności' });
  const list = card.getByRole('list', { name: 'Lista obecności' });
  const marksOf = (name: string) => list.getByRole('radiogroup', { name, exact: true });

  return {
    list,
    search: card.getByRole('searchbox'),
    /** A press on it puts the next mark. */
    name: (name: string): Locator => list.getByRole('button', { name: new RegExp(`^${name}`) }),
    sign: (name: string, mark: Mark): Locator =>
      marksOf(name).getByRole('radio', { name: mark, exact: true }),
    row: (name: string): Locator =>
      list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),

    async expectMark(name: string, mark: Mark | null): Promise<void> {
      const chosen = marksOf(name).getByRole('radio', { checked: true });
      if (mark === null) await expect(chosen).toHaveCount(0);
      else await expect(chosen).toHaveAccessibleName(mark);
    },
    async expectCount(mark: Mark | 'Niezaznaczeni', count: number): Promise<void> {
      await expect(card.getByRole('button', { name: `${mark} ${count}`, exact: true })).toBeVisible();
    },
    /** Nothing is on its way to the server any more, and nothing got lost there. */
    async expectSaved(): Promise<void> {
      await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(list.getByRole('alert')).toHaveCount(0);
    },
  };
}
