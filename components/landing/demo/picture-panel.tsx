import { Asked, Outcome } from '@/components/landing/demo/parts';

export function PicturePanel() {
  return (
    <div className="grid h-full grid-rows-[auto_1fr_auto] gap-5">
      <Asked detail="Fantasy style">A tea house above the clouds, at first light</Asked>
      <div className="bg-sunken grid min-h-60 overflow-hidden rounded-md sm:min-h-72">
        <div
          role="img"
          aria-label="A small tea house on a peak above rows of cloud, the sun rising behind it"
          className="demo-plating"
        />
      </div>
      <Outcome
        working="Generating your image"
        done="1024 × 1024, private until you publish it"
        ms={1900}
      />
    </div>
  );
}
