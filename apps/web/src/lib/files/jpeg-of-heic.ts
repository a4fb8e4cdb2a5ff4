/** The longer side of what is sent, in pixels: more than the server keeps, and less than a phone may draw at once. */
const LONGEST = 3_200;

/** Whether a file is a photo as iPhones keep it; not every browser says of its kind more than its name does. */
export const isHeic = ({ name, type }: File): boolean =>
  /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/**
 * A photo of an iPhone as JPEG, made by the browser itself, which can read it on Apple's devices.
 *
 * @returns null where the browser can't read it
 */
export async function jpegOfHeic(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  try {
    const photo = new Image();
    photo.src = address;
    await photo.decode();
    const { naturalWidth, naturalHeight } = photo;
    const scale = Math.min(1, LONGEST / Math.max(naturalWidth, naturalHeight));
    const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(photo, 0, 0, width, height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
    return jpeg && new File([jpeg], `${file.name.replace(/\.hei[cf]$/i, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
