import type { Localized } from './localized.ts';

/** Whether a thing is to be had. */
export type Stock = 'inStock' | 'low' | 'out';

/** Something to be bought in the shop of the demo data. */
export interface Product {
  id: string;
  name: Localized;
  kind: Localized;
  /** The price in złoty. */
  price: number;
  /** How many there are. */
  quantity: number;
  /** What people thought of it, 1–5. */
  rating: number;
  stock: Stock;
}

const wood: Localized = { pl: 'Drewno', en: 'Wood' };
const clothes: Localized = { pl: 'Odzież', en: 'Clothes' };
const hall: Localized = { pl: 'Sala', en: 'Hall' };
const paper: Localized = { pl: 'Papier', en: 'Paper' };

/** The things of the shop. */
export const products: readonly Product[] = [
  product('bokken', 'Bokken dębowy, 102 cm', 'Oak bokken, 102 cm', wood, 149, 24, 5),
  product('jo', 'Jo bukowy, 128 cm', 'Beech jo, 128 cm', wood, 119, 17, 4),
  product('tanto', 'Tanto treningowe', 'Training tanto', wood, 49, 3, 4),
  product('keikogi', 'Keikogi bawełniane', 'Cotton keikogi', clothes, 239, 41, 5),
  product('hakama', 'Hakama granatowa', 'Navy hakama', clothes, 389, 6, 5),
  product('zori', 'Zori ze słomy', 'Straw zori', clothes, 79, 0, 3),
  product('mat', 'Mata 100 × 100 × 4 cm', 'Mat 100 × 100 × 4 cm', hall, 185, 64, 4),
  product('rack', 'Stojak na broń', 'Weapon rack', hall, 420, 2, 4),
  product('bag', 'Pokrowiec na broń', 'Weapon bag', clothes, 99, 12, 4),
  product('diary', 'Dziennik treningów', 'Training diary', paper, 39, 58, 5),
  product('poster', 'Plakat z technikami', 'Poster of techniques', paper, 29, 0, 3),
  product('card', 'Karta podarunkowa', 'Gift card', paper, 200, 120, 4),
];

function product(
  id: string,
  pl: string,
  en: string,
  kind: Localized,
  price: number,
  quantity: number,
  rating: number,
): Product {
  const stock = quantity === 0 ? 'out' : quantity < 5 ? 'low' : 'inStock';
  return { id, name: { pl, en }, kind, price, quantity, rating, stock };
}
