// What a page does once its script runs, and is whole without.

// What is chosen of the timetable stands in the address, so that it can be sent and come back to. The styles do the choosing.
const chosen = new URLSearchParams(location.search);
for (const input of document.querySelectorAll<HTMLInputElement>('input[data-kept]')) {
  if (chosen.get(input.name) === input.value) input.checked = true;
  input.addEventListener('change', () => {
    const url = new URL(location.href);
    if (input.value) url.searchParams.set(input.name, input.value);
    else url.searchParams.delete(input.name);
    history.replaceState(null, '', url);
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  const status = button.parentElement?.querySelector('[data-status]');
  button.hidden = false;
  button.addEventListener('click', async () => {
    const { copy = '', said = '' } = button.dataset;
    await navigator.clipboard.writeText(copy);
    if (status) status.textContent = said;
  });
}
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}

// The part of a text that is read now: the last one whose heading has come up to where a way to it leads.
const parts = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')].flatMap((link) => {
  const heading = document.getElementById(link.hash.slice(1));
  return heading ? [{ link, heading }] : [];
});
if (parts.length > 0) {
  const mark = () => {
    const read = parts.findLast(({ heading }) => heading.getBoundingClientRect().top < 140);
    for (const { link } of parts)
      if (link === read?.link) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
  };
  addEventListener('scroll', mark, { passive: true });
  mark();
}
