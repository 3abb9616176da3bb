import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast';
import { useApi } from '@/components/session/use-api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Textarea } from '@/components/ui/textarea';

interface Props {
  /** The picture to report; null closes the dialog. */
  id: string | null;
  onClose: () => void;
  onReported: () => void;
}

/** Asks what is wrong with a picture and tells the operator. */
export function ReportDialog({ id, onClose, onReported }: Props) {
  const { call } = useApi();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      const body = reason.trim() ? { reason } : {};
      const answer = await call<{ message: string }>(`/api/user/creations/${id}/report`, { body });
      toast.success(answer.message);
      setReason('');
      onClose();
      onReported();
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen={id !== null}
      onClose={onClose}
      title="Report this picture"
      description="We review every report. A picture reported by three people is hidden until we do."
    >
      <form onSubmit={(event) => void submit(event)} className="grid gap-4">
        <label className="grid gap-2">
          <span className="text-sm font-medium">What’s wrong with it? (optional)</span>
          <Textarea
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
