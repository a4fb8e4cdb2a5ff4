import { useMemo, useSyncExternalStore } from 'react';

/** A value of the theme that is worn. */
export interface ThemeValue {
  /** The name of the variable, `--t-accent`. */
  name: string;
  /** What it is now. */
  value: string;
}

/** The values of the page whose names match, as they are now and as the person changes theme, scale or window. */
export function useThemeValues(names: RegExp): readonly ThemeValue[] {
  const written = useSyncExternalStore(follow, () => writtenValues());
  return useMemo(
    () => (JSON.parse(written) as ThemeValue[]).filter(({ name }) => names.test(name)),
    [written, names],
  );
}

function follow(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true });
  addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    removeEventListener('resize', notify);
  };
}

/** All of them as one text, by which it is known whether any has changed. */
function writtenValues(): string {
  const style = getComputedStyle(document.documentElement);
  return JSON.stringify(
    variableNames().map((name): ThemeValue => ({ name, value: style.getPropertyValue(name).trim() })),
  );
}

/** The variables that the sheets of the page set, in the order in which they do. */
function variableNames(): readonly string[] {
  const names = new Set<string>();
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
      if (!(rule instanceof CSSStyleRule)) continue;
      for (const name of rule.style) if (name.startsWith('--t-')) names.add(name);
    }
  };
  for (const sheet of [...document.adoptedStyleSheets, ...document.styleSheets]) {
    if (!sheet.disabled) read(sheet.cssRules);
  }
  return [...names];
}
