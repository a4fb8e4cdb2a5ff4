import { expect, type Locator, type Page } from '@playwright/test';

export type Mark = 'Obecność' | 'Spóźnienie' | 'Usprawiedliwienie' | 'Nieobecność';

/** A roll call as it is seen and touched. */
export function rollCallOn(page: Page) {
  const card = page.getByRole('region', { name: 'Lista obecności' });
  const list = card.getByRole('list', { name: 'Lista obecności' });
  const marksOf = (name: string) => list.getByRole('radiogroup', { name, exact: true });

  const row = (name: string): Locator =>
    list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const sign = (name: string, mark: Mark): Locator =>
    marksOf(name).getByRole('radio', { name: mark, exact: true });

  const undo = card.getByRole('button', { name: 'Cofnij' });

  return {
    list,
    row,
    sign,
    search: card.getByRole('button', { name: 'Szukaj po nazwisku' }),
    legend: card.getByRole('button', { name: 'Co znaczą ikony' }),
    undo,
    /** A press on it marks whoever has no mark. */
    name: (name: string): Locator => list.getByText(name, { exact: true }),
    /** Opens the marks of a person, and presses one. */
    async put(name: string, mark: Mark): Promise<void> {
      const closed = marksOf(name).getByRole('radio', { checked: true });
      const more = list.getByRole('button', { name: `Inny wpis: ${name}`, exact: true });
      await closed.or(more).click();
      await sign(name, mark).click();
    },

    async expectMark(name: string, mark: Mark | null): Promise<void> {
      const chosen = marksOf(name).getByRole('radio', { checked: true });
      if (mark === null) await expect(chosen).toHaveCount(0);
      else await expect(chosen).toHaveAccessibleName(mark);
    },
    async expectCount(mark: Mark | 'Bez wpisu', count: number): Promise<void> {
      await expect(card.getByRole('button', { name: `${mark} ${count}`, exact: true })).toBeVisible();
    },
    /** How many people are in sight as a whole. */
    inSight: (): Promise<number> => list.getByRole('listitem').evaluateAll(countInSight),
    /** What is said of the last one does not cover the next. */
    async expectNextInSight(name: string): Promise<void> {
      await expect(undo).toBeInViewport();
      expect(await row(name).evaluateAll(countInSight)).toBe(1);
    },
    /** Nothing is on its way to the server any more, and nothing got lost there. */
    async expectSaved(): Promise<void> {
      await expect(list.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(list.getByRole('alert')).toHaveCount(0);
    },
  };
}

/** Counts what is in the viewport, and under nothing that sticks. */
function countInSight(rows: Element[]): number {
  return rows.filter((row) => {
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return [left + 20, (left + right) / 2, right - 20].every((x) =>
      [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(x, y))),
    );
  }).length;
}
