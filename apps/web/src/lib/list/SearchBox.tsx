import { SearchField } from '@tatami/ui';
import { useEffect, useState } from 'react';

/** Long enough to type the next letter. */
const pause = 250;

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (q: string) => void;
}

/** Searches while one types, a moment after the last letter. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // The address was changed by something else, such as the way back.
    setKnown(value);
    setTyped(value);
  }

  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setKnown(typed.trim());
      onSearch(typed.trim());
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return <SearchField label={label} value={typed} onValueChange={setTyped} />;
}
