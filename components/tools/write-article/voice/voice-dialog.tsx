import { useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { Voice } from '@/db/voices';
import { LearnVoice, noSamples } from './learn-voice';
import type { Voices } from './use-voices';
import { VoiceCard } from './voice-card';

interface Props {
  isOpen: boolean;
  voices: Voices;
  onClose: () => void;
  onLearnt: (voice: Voice) => void;
}

/** The person's voices, to be renamed, corrected and deleted, and a place to teach another one. */
export function VoiceDialog({ isOpen, voices, onClose, onLearnt }: Props) {
  // Kept here, so that closing the dialog loses nothing that was pasted
  const [draft, setDraft] = useState(noSamples);
  const [learnt, setLearnt] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your voices">
      {voices.voices?.length ? (
        <ul className="border-line grid border-y">
          {voices.voices.map((voice) => (
            <VoiceCard
              key={voice.id}
              voice={voice}
              voices={voices}
              isOpenAtFirst={voice.id === learnt}
              onRemoved={() => title.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
      <h3 ref={title} tabIndex={-1} className="font-medium">
        Teach a new voice
      </h3>
      <LearnVoice
        draft={draft}
        onDraft={setDraft}
        learn={voices.learn}
        onLearnt={(voice) => {
          setDraft(noSamples);
          setLearnt(voice.id);
          onLearnt(voice);
        }}
      />
    </Dialog>
  );
}
