export type ImageType = 'png' | 'jpg' | 'webp';

/** The type of a picture and its bytes as they are stored, or an error code. */
type ReadImage =
  | { type: ImageType; bytes: Buffer; error: null }
  | { type: null; error: 'empty' | 'not_an_image' | 'damaged' | 'too_many_pixels' };

/** A browser needs four bytes for each. */
const maxPixels = 50_000_000;
const timeoutSeconds = 20;

/**
 * Decodes a PNG, JPEG or WebP, regardless of the file name, and encodes it again: upright, without metadata such as the
 * place of a photo, and without further pictures of an animation. Other content is `not_an_image`; what cannot be decoded,
 * or not in time, is `damaged`.
 */
export async function readImage(bytes: Buffer): Promise<ReadImage> {
  if (bytes.length === 0) return { type: null, error: 'empty' };
  const type = typeOf(bytes);
  if (type === null) return { type: null, error: 'not_an_image' };
  // Takes 28 MB, so it is loaded with the first picture.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  try {
    const { width, height } = await image.metadata();
    if (width * height > maxPixels) return { type: null, error: 'too_many_pixels' };
    const encoded = image.timeout({ seconds: timeoutSeconds }).autoOrient().keepIccProfile();
    return { type, bytes: await encoded.toBuffer(), error: null };
  } catch {
    return { type: null, error: 'damaged' };
  }
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The decoder gets no other formats. */
function typeOf(bytes: Buffer): ImageType | null {
  if (bytes.subarray(0, pngSignature.length).equals(pngSignature)) return 'png';
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return 'jpg';
  const isRiff = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isRiff ? 'webp' : null;
}
