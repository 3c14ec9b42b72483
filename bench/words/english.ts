/** English words of the generated answers: small words by frequency, stems and endings that make thousands of others. */
import type { WordList } from './word-list.ts';

const SMALL = `the of and to a in is that it for with as are on be by this or from which can but not have at more their also an they
its if than when all one has who use these how some while into most other there what both each them only would even such where
between over about after so up because you your out without during through before since under around`;

const STEMS = `plan team report track guide budget market price offer feature client project task board chart note record file form page
view search filter sort label field value level stage step point list group role user owner account member partner supplier vendor
product brand service support ticket call meeting calendar schedule deadline reminder invoice payment order stock store shop
warehouse shipping delivery return refund discount trial license contract policy rule limit quota storage server network device
browser phone tablet desktop screen window button menu theme color font image video photo audio document template draft version
review comment reply message channel thread email inbox alert notice update release patch fix bug error log test audit check
measure metric figure score rate share trend forecast estimate sample survey poll answer question topic article chapter section
summary detail example case study lesson course training skill habit routine practice method process system platform tool suite
module plugin connector bridge import export backup archive sync merge split copy move build deploy launch start finish pause
resume cancel approve reject assign transfer share publish print sign scan index cache queue batch stream flow path route map
place region city country language translate convert compare rank rating quality speed power battery cable sensor camera motor
engine filter pump valve kettle oven grill blender mixer cutter frame wheel brake chain saddle helmet jacket glove boot sock
fabric cotton leather rubber steel copper timber glass stone paint coat finish surface corner edge angle length width height
weight volume heat steam water light shade sound signal power source target goal result effect cause reason choice option
alternative advantage drawback risk benefit cost saving margin profit revenue growth demand interest attention trust loyalty
reliable sturdy simple clear quick slow cheap expensive useful popular modern classic flexible robust fragile noisy quiet
excellent poor good bad great strong weak friendly helpful awkward smooth confusing intuitive impressive disappointing`;

const PREFIXES = ['', '', '', '', '', '', 're', 'pre', 'over', 'multi', 'sub', 'co', 'inter', 'out', 'micro'];
const SUFFIXES = ['', '', '', 's', 's', 'ing', 'ed', 'er', 'able', 'ment', 'less', 'ful', 'wise', 'ship', 'like'];

export const ENGLISH: WordList = {
  small: SMALL,
  stems: STEMS,
  prefixes: PREFIXES,
  suffixes: SUFFIXES,
  headings: ['Overview', 'Options worth a look', 'How they differ', 'Price', 'What owners say', 'Which one to take'],
  columns: ['Name', 'Strength', 'Price'],
};
