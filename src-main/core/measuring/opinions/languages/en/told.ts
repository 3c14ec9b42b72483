/** What reviewers tell rather than judge, and sayings, in English. */
import type { Told } from '../../opinion-words.ts';
import { DURABILITY_BLAME } from './blame-durability.ts';
import { EVERYDAY_BLAME } from './blame-everyday.ts';
import { SAYINGS_BLAME } from './blame-sayings.ts';
import { SCENES_BLAME } from './blame-scenes.ts';
import { TOLD_BLAME } from './blame-told.ts';
import { BLAME_TURNS } from './blame-turns.ts';
import { PROSE_BLAME, PROSE_PRAISE } from './comparison-prose.ts';
import { NEUTRAL_FACTS } from './neutral-facts.ts';
import { DURABILITY_PRAISE } from './praise-durability.ts';
import { EVERYDAY_PRAISE } from './praise-everyday.ts';
import { SAYINGS_PRAISE } from './praise-sayings.ts';
import { SCENES_PRAISE } from './praise-scenes.ts';
import { TOLD_PRAISE } from './praise-told.ts';
import { PRAISE_TURNS } from './praise-turns.ts';

export const TOLD: Told = {
  good: `${TOLD_PRAISE}, ${PROSE_PRAISE}, ${EVERYDAY_PRAISE}, ${SAYINGS_PRAISE}, ${SCENES_PRAISE}, ${PRAISE_TURNS}, ${DURABILITY_PRAISE}`,
  bad: `${TOLD_BLAME}, ${PROSE_BLAME}, ${EVERYDAY_BLAME}, ${SAYINGS_BLAME}, ${SCENES_BLAME}, ${BLAME_TURNS}, ${DURABILITY_BLAME}`,
  neutral: `${NEUTRAL_FACTS},
    outgrow {spreadsheets|excel|their|its|the|your}, first time buyers, first time customers, first time guests, not the first time, on hold music, at the top of the page, going back to,
    fan of neither, count on your, under investigation by, leaks detection, find leaks, detects leaks, stop leaks, water leaks, spam filter,
    filters spam, blocks spam, trust services, hours of sleep, red flags suspicious, to cancel, first time users, users first time,
    exactly {one|two|three|a|the|as|when|where|how|what|#}, precisely {one|two|three|a|the|when|where|#}, who missed their,
    {faulty|broken|damaged|defective} {router|phone|part|unit|device|item|one|laptop|screen} {was|for|within|the|and}, swap the faulty,
    replace the {faulty|broken|damaged}, arrives damaged fill, lost luggage cover, lost my way, {had to|has to} {be|do with}, good luck charm,
    cancelled flight compensation, for lost luggage, lost or damaged, loss or damage, lost or stolen, damaged or lost, compensation for,
    cover for lost, claim for lost, even if, not even mentioned, not even know, didn't even know, did not even know, haven't even tried,
    hasn't even launched, haven't even heard, haven't even started, haven't decided, still don't know, still haven't decided, still haven't tried,
    still trying to decide, don't know whether, don't know if, doesn't know whether, don't have an opinion, no opinion, no view, no strong view,
    no experience, no idea whether, no idea if, cannot judge, can't judge, can't say, couldn't say, cannot say, hard to say,
    {thank you|thanks} for {your|the|contacting|sponsoring|reading|calling|visiting|choosing|waiting},
    thanks to {a|the} {merger|grant|loan|donation|sponsor*},
    smart {card|cards|meter|meters|thermostat|watch|watches|tv|contract*|city|grid|lock|locks|speaker|bulb*|plug*|device*|lighting|glasses|pen},
    gentle reminder, original {packaging|invoice|receipt|price|title|version|document*|owner|name|purchase|manufacturer|box}, classic edition,
    magic {link|links|wand tool|school|kingdom|show|trick*|number|carpet}, {angel|guardian} {investor*|share*}, angel funding, rocks band,
    hero {image|section|product|banner}, legend of, comfort {class|room|zone|food}, peaceful protest*,
    {profitable|became profitable|turned profitable|is profitable|not profitable|profitable since|profitable for the first}, lavish account,
    broadband*, broadcast*, broadly, broaden*, broad street, broadway, a must {be|have}, loyal customers {earn|get|receive|collect},
    loyalty {program*|card*|scheme|points}, positive {test*|number*|integer*|balance|feedback form}, false positive*, favourable tax, helped found,
    helped fund, helps center, helps you, helps users, helps teams, helps companies, helps people, helps businesses, helps customers,
    helps patients, helps farmers, helps students, helps to, helps with, practical {test|exam|exams|exercise*|guide},
    cool {box|bag|water|storage|place|dry|room|down}, sweet {potato*|wine|corn|and sour|spot for}, relief {fund|map|road|work*}, patient {relief},
    still {image*|images|water|in beta|life}, unlimited {data|liability|plan|company|calls|texts|minutes|users|storage|projects|miles},
    originally, gold card, complimentary close, ethical hacking, ethical hackers, sustainable, good or bad, good and bad, for better or worse,
    best or worst, best and worst, positive or negative, positive and negative, pros and cons, strengths and weaknesses, likes and dislikes,
    good or poor, satisfaction and complaints, satisfaction survey*, the satisfaction of, worst fears, mind about, made up my mind,
    made up our minds, made up their minds, would sign up, if only _ offered, if only _ had, if only _ supported, if only _ delivered,
    plain and simple, the best time to, best time to contact, perfect {score|square|squares|circle|circles}, consumer trust, customer trust,
    low expectations, expectations were low, turn off the, turn off notifications, turn off {error|sound|ads|tracking|location}, back pain,
    in droves to, to cancel _ go, to reset your, how to cancel, some like, others don't, can be cancelled with, can be canceled with, cancelled with a month's notice,
    depending on where you, doubled the number, headquarters of _ moved from, on time is, choose billing, choose security, {a|the|the free|our} basic {plan|package|tier|version|account|edition|subscription|cover|model}, choose between, reminds patients to, claim for lost`,
};
