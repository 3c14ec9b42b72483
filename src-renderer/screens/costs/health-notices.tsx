/** The troubles of engines, caps and the network, in full where runs and costs are looked at. */
import { useOperation } from '../../api/use-operation.ts';
import { NoticeList } from '../../live-run/notice-list.tsx';

export function HealthNotices() {
  const { data: notices = [] } = useOperation('health.notices', {});
  return notices.length === 0 ? null : <NoticeList notices={notices} />;
}
