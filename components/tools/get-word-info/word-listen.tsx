import Volume2 from 'lucide-react/icons/volume-2';
import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';

/** The host our pages may play recordings from. */
const AUDIO_HOST = 'api.dictionaryapi.dev';

function isPlayable(audio: string | undefined): audio is string {
  return Boolean(audio && URL.canParse(audio) && new URL(audio).hostname === AUDIO_HOST);
}

function speak(word: string): void {
  const utterance = new SpeechSynthesisUtterance(word);
  utterance.lang = 'en-US';
  utterance.rate = 0.9;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** Says a word: a recording where there is one, the browser's own voice otherwise; nothing without either. */
export function ListenButton({ word, audio }: { word: string; audio: string | undefined }) {
  const canSpeak = useSyncExternalStore(
    () => () => undefined,
    () => 'speechSynthesis' in window,
    () => false,
  );
  useEffect(() => () => window.speechSynthesis?.cancel(), []);

  const isRecorded = isPlayable(audio);
  if (!isRecorded && !canSpeak) return null;
  const listen = () => {
    if (!isRecorded) return speak(word);
    new Audio(audio).play().catch(() => canSpeak && speak(word));
  };
  return <IconButton icon={Volume2} label={`Listen to “${word}”`} onClick={listen} />;
}
