import { renderToStaticMarkup } from 'react-dom/server';
import { raw } from '../document/raw.ts';

interface ReferenceDocumentProps {
  /** Where the OpenAPI document is. */
  documentUrl: string;
  /** What shows it. */
  scriptUrl: string;
  /** The style sheet of the fonts. */
  fontFaces: string;
}

/** The page that shows the reference of the API; without a script it leads to the document itself. */
export function referenceDocument({ documentUrl, scriptUrl, fontFaces }: ReferenceDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en" data-document={documentUrl}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Tatami API</title>
        <meta name="description" content="Every call of the API, with its line of the SDK and of curl." />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="preload" as="fetch" href={documentUrl} crossOrigin="anonymous" />
        <style {...raw(fontFaces)} />
        <script type="module" src={scriptUrl} />
      </head>
      <body>
        <div id="reference" />
        <noscript>
          <h1>Tatami API</h1>
          <p>
            This page needs JavaScript. The same as an OpenAPI document:{' '}
            <a href={documentUrl}>openapi.json</a>
          </p>
        </noscript>
      </body>
    </html>,
  )}`;
}
