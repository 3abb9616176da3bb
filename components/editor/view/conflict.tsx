import { useId } from 'react';
import { Reading } from '@/components/markdown/reading';
import { Button } from '@/components/ui/button';

interface Props {
  mine: string;
  theirs: string;
  onMine: () => void;
  onTheirs: () => void;
}

/** Two texts of which one is to be kept; the other one of the server's stays among the versions. */
export function Conflict({ mine, theirs, onMine, onTheirs }: Props) {
  return (
    <section
      role="alert"
      aria-label="Changed on another device"
      className="border-accent grid gap-4 rounded-lg border p-4"
    >
      <p>
        This text was also changed on another device. Nothing was overwritten: choose the one to go
        on with.
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        <Side title="On this device" text={mine} choose="Keep this device’s text" on={onMine} />
        <Side title="Saved elsewhere" text={theirs} choose="Use the other text" on={onTheirs} />
      </div>
    </section>
  );
}

interface SideProps {
  title: string;
  text: string;
  choose: string;
  on: () => void;
}

function Side({ title, text, choose, on }: SideProps) {
  const id = useId();
  return (
    <div className="grid grid-rows-[auto_1fr_auto] gap-3">
      <h3 id={id} className="text-sm font-medium">
        {title}
      </h3>
      <div
        role="region"
        aria-labelledby={id}
        tabIndex={0}
        className="bg-sunken max-h-80 overflow-auto rounded-md p-4"
      >
        <Reading>{text}</Reading>
      </div>
      <Button className="justify-self-start" onClick={on}>
        {choose}
      </Button>
    </div>
  );
}
