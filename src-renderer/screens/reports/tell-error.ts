/** Says in a notification what the core refused or could not do. */
import { notifications } from '@mantine/notifications';

import { planError } from '../../ui/plan-error.ts';

export function tellError(error: unknown): void {
  const { title, help, detail } = planError(error);
  notifications.show({ title, message: detail ?? help, color: 'red' });
}
