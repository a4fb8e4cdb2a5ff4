import { tzlib_get_ical_block as blockOf } from 'timezones-ical-library';
import type { Component, Property } from './ical.ts';

/** The rules of the club's zone as programs read them, which need not know its name (RFC 5545 §3.6.5). */
export function timeZoneComponent(timeZone: string): { component: Component; id: string } {
  const [block] = blockOf(timeZone);
  const component = block ? parse(block) : null;
  const [, id] = component?.properties.find(([name]) => name === 'TZID') ?? [];
  if (!component || !id) throw new Error(`Nothing is known of the time zone ${timeZone}.`);
  return { component, id };
}

function parse(block: string): Component | null {
  const open: (Component & { properties: Property[]; components: Component[] })[] = [];
  for (const line of block.split('\r\n')) {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at), line.slice(at + 1)];
    if (name === 'BEGIN') open.push({ name: value, properties: [], components: [] });
    else if (name !== 'END') open.at(-1)?.properties.push([name, value]);
    else {
      const closed = open.pop();
      if (!closed || open.length === 0) return closed ?? null;
      open.at(-1)?.components.push(closed);
    }
  }
  return null;
}
