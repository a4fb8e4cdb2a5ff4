/** Whether a file fits what an `accept` attribute asks for: `.pdf,image/*`. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string | undefined): boolean {
  const patterns = accept?.split(',').map((pattern) => pattern.trim().toLowerCase()) ?? [];
  return (
    patterns.length === 0 ||
    patterns.some((pattern) => {
      if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern);
      if (pattern.endsWith('/*')) return type.startsWith(pattern.slice(0, -1));
      return type === pattern;
    })
  );
}

/** Writes a size: “1,2 MB”. */
export function writeSize(bytes: number, locale: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
