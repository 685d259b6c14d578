import sharp from 'sharp';

/** A photo of 3 x 2 pixels that was taken with a turned camera, which makes it 2 x 3, with its place. */
export const makePhoto = (format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 3, height: 2, channels: 3, background: 'green' } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 13/1 47/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
