import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { entity, polishText } from '../../database/columns.ts';

/** The words of `seed/aikido.json`, which a test holds these lists to. */
export const technikBases = [
  'ikkyo',
  'nikyo',
  'sankyo',
  'yonkyo',
  'gokyo',
  'hiji-kime-osae',
  'shiho-nage',
  'irimi-nage',
  'kote-gaeshi',
  'kaiten-nage',
  'tenchi-nage',
  'kokyu-ho',
  'kokyu-nage',
  'koshi-nage',
  'juji-garami',
  'sumi-otoshi',
  'aiki-otoshi',
  'ude-kime-nage',
  'jiyu-waza',
] as const;
export const technikAttacks = [
  'ai-hanmi-katate-dori',
  'katate-dori',
  'ryote-dori',
  'morote-dori',
  'kata-dori',
  'muna-dori',
  'kata-dori-men-uchi',
  'shomen-uchi',
  'yokomen-uchi',
  'chudan-tsuki',
  'jodan-tsuki',
  'ushiro-ryote-dori',
  'ushiro-ryo-kata-dori',
  'ushiro-kubi-shime',
] as const;
export const technikPositions = [
  'tachi-waza',
  'suwari-waza',
  'hanmi-handachi-waza',
  'buki-dori',
  'jiyu-waza',
  'kihon',
] as const;
export const technikVariants = ['omote', 'ura', 'uchi', 'soto'] as const;

export const technik = pgTable('technik', {
  ...entity(),
  code: text('code').notNull().unique(),
  base: text('base', { enum: technikBases }).notNull(),
  attack: text('attack', { enum: technikAttacks }).notNull(),
  position: text('position', { enum: technikPositions }).notNull(),
  variants: text('variants', { enum: technikVariants }).array().notNull().default([]),
  namePl: polishText('name_pl').notNull(),
  nameEn: text('name_en').notNull(),
  descriptionPl: text('description_pl'),
  descriptionEn: text('description_en'),
  videoUrls: text('video_urls').array().notNull().default([]),
  active: boolean('active').notNull().default(true),
});
