/** A phone number as the contract wants it (E.164). Nine digits are a Polish number. */
export function tidyPhone(typed: string): string {
  const text = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  return /^[1-9]\d{8}$/.test(text) ? `+48${text}` : text;
}

/** A phone number as people read it: +48 601 234 567. */
export function legiblePhone(phone: string): string {
  return phone.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** Writes `80180` as `80-180`. */
export function tidyPostalCode(typed: string): string {
  return typed.trim().replace(/^(\d{2})\s?(\d{3})$/, '$1-$2');
}
