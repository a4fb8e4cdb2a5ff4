/** The version, which the build writes in; from its sources the package has none. */
declare const SDK_VERSION: string | undefined;

/** Who makes the requests, as their log has it; nothing in a browser, which says that itself and lets nobody else. */
export function userAgentOf(script: string | undefined): string | undefined {
  const { navigator } = globalThis as { navigator?: { userAgent: string } };
  // `Node.js/24`; before it had a navigator there was no other that had none.
  const platform = navigator?.userAgent.replace('.js', '').toLowerCase() ?? 'node';
  const version = typeof SDK_VERSION === 'string' ? SDK_VERSION : 'source';
  if (!/^(node|deno|bun|cloudflare)\b/.test(platform)) return undefined;
  return `${script ? `${script} ` : ''}tatami-sdk/${version} ${platform}`;
}
