import { faces } from 'virtual:fonts';
import type { Language } from '@tatami/web-runtime/languages';
import type { ReactNode } from 'react';
import { skip } from './base.css.ts';
import { raw } from './raw.ts';

export interface Inlined {
  style: string;
  script: string;
}

/** A picture that is in sight from the first moment, in the words of its `img` or `source`. */
export interface FirstPicture {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** The windows that it is for; every one unless given. */
  media?: string;
}

interface DocumentProps {
  language: Language;
  title: string;
  description: string;
  /** Where this page is, and where it is in each language: whole addresses. */
  url: string;
  others: Readonly<Partial<Record<Language, string>> & { pl: string }>;
  clubName: string;
  /** The title of its own, where that of the document says more. */
  heading?: string;
  /** When an article appeared, and when it was last written; RFC 3339. */
  published?: { at: string; changed: string };
  /** What is shown where somebody hands it on. */
  image?: { url: string; alt: string; type: string; width: number; height: number };
  /** What tells of all that is new: whole addresses. */
  feeds?: { rss: string; atom: string };
  /** What search engines are told (schema.org). */
  facts?: object;
  /** Whether it is for search engines at all. */
  isForSearch?: boolean;
  /** What is seen first, and what makes the page look done: it is asked for before all else. */
  pictures?: readonly FirstPicture[];
  skipText: string;
  inlined: Inlined;
  /** Where the styles of a preview are: it carries none, and no script. */
  sheet?: string | undefined;
  children: ReactNode;
}

/** A whole page: it names no file that it can't be read without. */
export function Document({
  language,
  title,
  description,
  url,
  others,
  clubName,
  heading = title,
  published,
  image,
  feeds,
  facts,
  isForSearch = true,
  pictures = [],
  skipText,
  inlined,
  sheet,
  children,
}: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={url} />
        {Object.entries(others).map(([code, href]) => (
          <link key={code} rel="alternate" hrefLang={code} href={href} />
        ))}
        <link rel="alternate" hrefLang="x-default" href={others.pl} />
        {feeds && <link rel="alternate" type="application/rss+xml" title={clubName} href={feeds.rss} />}
        {feeds && <link rel="alternate" type="application/atom+xml" title={clubName} href={feeds.atom} />}
        <meta property="og:type" content={published ? 'article' : 'website'} />
        <meta property="og:title" content={heading} />
        {published && <meta property="article:published_time" content={published.at} />}
        {published && <meta property="article:modified_time" content={published.changed} />}
        {image && <meta property="og:image" content={image.url} />}
        {image && <meta property="og:image:type" content={image.type} />}
        {image && <meta property="og:image:width" content={String(image.width)} />}
        {image && <meta property="og:image:height" content={String(image.height)} />}
        {image && <meta property="og:image:alt" content={image.alt} />}
        <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        <meta property="og:site_name" content={clubName} />
        <meta property="og:locale" content={language === 'pl' ? 'pl_PL' : 'en_GB'} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f9f9fb" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0d0f15" />
        {pictures.map(({ src, srcSet, sizes, media }) => (
          <link
            key={src}
            rel="preload"
            as="image"
            href={src}
            {...{ imageSrcSet: srcSet, imageSizes: sizes, media }}
            fetchPriority="high"
          />
        ))}
        {/* The stand-ins of a device break lines elsewhere: with the fonts there at once nothing moves. */}
        {faces.map(({ url: face }) => (
          <link key={face} rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/app.webmanifest" />
        {sheet ? (
          <>
            <meta httpEquiv="Content-Security-Policy" content={previewPolicy} />
            <link rel="stylesheet" href={sheet} />
            <base target="_blank" />
          </>
        ) : (
          <style {...raw(inlined.style)} />
        )}
        {facts && <script type="application/ld+json" {...raw(asData(facts))} />}
        {!isForSearch && <meta name="robots" content="noindex" />}
      </head>
      <body>
        <a className={skip} href="#content">
          {skipText}
        </a>
        {children}
        {!sheet && <script type="module" {...raw(inlined.script)} />}
      </body>
    </html>
  );
}

/** What a preview may do in the frame that shows it: be seen. */
const previewPolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; form-action 'none'";

const asData = (facts: object): string => JSON.stringify(facts).replaceAll('<', '\\u003c');
