import { useEffect, useRef, useState } from 'react';
import { checkPictures, type RefusedPicture } from './check-pictures.ts';

/** A picture that is to be sent, and where the page shows it from. */
export interface NewPicture {
  readonly file: File;
  readonly address: string;
}

/**
 * The pictures that are chosen and not yet sent, with those that were refused the last time.
 * @param most how many more the tip may have
 */
export function usePictures(most: number) {
  const [chosen, setChosen] = useState<readonly NewPicture[]>([]);
  const [refused, setRefused] = useState<readonly RefusedPicture[]>([]);
  const addresses = useRef(new Set<string>());
  useEffect(() => {
    const shown = addresses.current;
    return () => {
      for (const address of shown) URL.revokeObjectURL(address);
    };
  }, []);

  return {
    chosen,
    refused,
    async add(files: readonly File[]) {
      const checked = await checkPictures(files, most - chosen.length);
      const pictures = checked.taken.map((file) => ({ file, address: URL.createObjectURL(file) }));
      for (const { address } of pictures) addresses.current.add(address);
      setChosen((before) => [...before, ...pictures]);
      setRefused(checked.refused);
    },
    remove({ address }: NewPicture) {
      URL.revokeObjectURL(address);
      addresses.current.delete(address);
      setChosen((before) => before.filter((picture) => picture.address !== address));
    },
  };
}
