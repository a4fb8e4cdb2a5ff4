import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { registerDrafts } from './drafts.ts';
import { registerPreviewLinks } from './preview-links.ts';
import { registerTextPictures } from './text-pictures.ts';
import { registerVersions } from './versions.ts';
import { registerWriting } from './writing.ts';

/** How an article is written, beside what every table does: its draft, its versions, its pictures, and who may see it before. */
export function registerArticle(app: FastifyInstance, services: Services): void {
  registerWriting(app, services);
  registerDrafts(app, services);
  registerVersions(app, services);
  registerTextPictures(app, services);
  registerPreviewLinks(app, services);
}
