/**
 * What a page does once its script runs, and is whole without: what is chosen of the timetable stands in the address, so
 * that it can be sent and come back to. The styles do the choosing.
 */
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
