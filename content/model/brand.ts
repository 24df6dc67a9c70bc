import 'server-only';
import { content } from '@/content/model/loaded';
import { svgSize } from '@/content/model/reading/svg-size';

/** Colours, corner, font and logo. */
export const { brand } = content;

/** The owner's logo, with its size; undefined if the woven mark is drawn. */
export const logo = brand.logo ? { src: brand.logo, ...svgSize(brand.logo) } : undefined;
