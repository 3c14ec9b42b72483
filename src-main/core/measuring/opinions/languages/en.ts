/** English words of opinion. */
import type { OpinionWords } from '../opinion-words.ts';
import { BLAME } from './en/blame.ts';
import { PRAISE } from './en/praise.ts';
import { TOLD } from './en/told.ts';

export const WORDS: OpinionWords = {
  praise: PRAISE,
  blame: BLAME,
  told: TOLD,
  negations: `
    not, no, never, neither, nor, none, nothing, nobody, without, hardly, barely, rarely, seldom, scarcely, cannot, can't, couldn't, don't, doesn't, didn't, isn't, aren't, wasn't, weren't, won't, wouldn't, shouldn't,
    haven't, hasn't, hadn't, ain't, lack, lacks, lacking, lacked, fails to, failed to, far from, anything but, free of, free from, devoid of, unable to, stop, stopped, nowhere near, no longer, dont, doesnt, isnt, cant, zero, by no means, not at all,
      i wish, we wish, i only wish, we only wish, if only, few {people|customers|users|guests|reviewers|buyers|clients|of us|of them|would}, none worth mentioning, none worth noting, none to speak of, none that matter, none really, none so far,
      nothing worth mentioning, nothing major, nothing serious, nothing notable, nothing of note, nothing to speak of, hardly any,
      yet to,
      hard to find, difficult to find, hard pressed to find, you'd struggle to find, struggle to find`,
  negationsAfter: 'free',
  intensifiers: `
    very, extremely, really, incredibly, highly, super, so, remarkably, exceptionally, extraordinarily, particularly, especially, truly, absolutely, completely, totally, utterly, thoroughly, hugely, insanely, ridiculously, exceedingly, unbelievably, immensely, deeply, significantly, considerably, substantially, vastly, way, much, far, by far, noticeably, clearly, overly, excessively, notoriously, painfully, consistently, always, constantly, quite`,
  diminishers:
    'somewhat, a bit, a little, slightly, fairly, rather, kind of, sort of, relatively, partly, partially, marginally, occasionally, sometimes, mostly',
  contrasts: `
    but, however, whereas, while, although, though, even though, yet, nevertheless, nonetheless, still, on the other hand, by contrast, in contrast, conversely, except that, despite that, that said, meanwhile, instead, because, since, so that, which`,
  turns: `
    but, however, yet, nevertheless, nonetheless, unfortunately`,
  concessions: `
    although, though, even though, despite, in spite of, while`,
  comparison: {
    better: `
      {lasts|last|lasted} {much|far|a lot|twice as|considerably|} longer,
      better, faster, quicker, cheaper, easier, simpler, stronger, safer, smoother, cleaner, friendlier, nicer, sturdier, lighter, quieter, richer, clearer, sharper, smarter, fresher, tastier, greener, leaner, slicker, handier, more affordable, fewer bugs, fewer errors, fewer problems, fewer crashes, fewer issues, fewer complaints, lower prices, lower fees, lower price, lower cost, lower costs, lower premiums, higher quality, costs less, cost less, less downtime, ahead of, a step ahead, steps ahead, miles ahead, streets ahead, edge over, the edge, superior to, more for your money, more for less, happier, longer battery life, superior, preferable, more user friendly, wins over, wins against, brighter, comfier, kinder, fairer, newer,
      does more, offers more, lasts longer, goes further, costs far less, costs much less, comes cheaper,
      broader, wider, deeper, more extensive, more complete, better rounded`,
    worse: `
      worse, slower, weaker, pricier, dearer, costlier, clunkier, clumsier, harder, buggier, riskier, uglier, noisier, louder, flimsier, poorer, heavier, messier, inferior to, inferior, higher prices, higher fees, higher price, higher cost, higher costs, higher premiums, costs more, cost more, more bugs, more errors, more problems, more crashes, more issues, more complaints, fewer features, fewer integrations, fewer options, lower quality, behind, a step behind, steps behind, miles behind, trickier, tougher, dirtier, duller, older, longer delivery times, longer waiting times,
      offers less, offer less, does less, delivers less,
      costs far more, costs much more`,
    more: 'more, a more, far more, much more, even more',
    less: 'less, far less, much less, even less, fewer',
    standardBefore:
      'than, compared to, compared with, in comparison to, in comparison with, next to, versus, relative to, when compared to, as opposed to, against, over',
    standardAfter: '',
    beats: `
      {miles|streets|light years|way|well|far} ahead of,
      outperform*, beat, beats, beating, surpass*, outclass*, outshine*, outdo, outdoes, outpace*, outsmart*, outrank*, eclips*, trounce*, crush, crushes, trumps, tops, edges out, leaves behind, leaves in the dust, outstrip*, overtake*, runs circles around, runs rings around, wipes the floor with, puts to shame, blows away, blows out of the water, destroys, dominates, excels over, bests, wins against, is superior to, is ahead of, has the edge over, knocks spots off,
      leave in the dust, left in the dust, run rings around, eclipse*, edged out, outdid, comes out ahead of, knocks the socks off,
      in the dust, in the shade, to shame, out of the water,
      only better, but better, just better`,
    losesTo: `
      lags behind, lag behind, lagging behind, falls short of, fell short of, falls behind, loses to, lose to, lost to, is no match for, no match for, can't compete with, cannot compete with, can't match, cannot match, doesn't match, does not match, can't keep up with, cannot keep up with, can't hold a candle to, doesn't hold a candle to, cannot hold a candle to, pales in comparison to, pales next to, pales beside, outperformed by, is outperformed by, beaten by, surpassed by, outclassed by, overtaken by, eclipsed by, outshone by, outpaced by, trails behind, trails, trailing, inferior to, not on par with, comes second to, takes a back seat to, plays second fiddle to, a far cry from, struggles to keep up with, struggles to match,
      pales in comparison with, comes nowhere near, doesn't come close to, not a patch on, isn't a patch on, eats the dust of,
      outdone by`,
    unlike: 'unlike, in contrast to, contrary to, as opposed to, different from',
    preferred:
      "prefer, prefers, preferred, preferable, choose, chooses, chose, chosen, pick, picked, opt for, opted for, go with, went with, going with, go for, going for, favour, favor, favours, favors, would take, i'd take, rather use",
    over: 'over, to, instead of, rather than, in place of, and not, above, ahead of',
    alternativeTo:
      'alternative to, alternatives to, alternative for, replacement for, substitute for, alternatives, competitors to, rival to, upgrade from, upgrade over',
    same: 'on par with, on a par with, equal to, just like, similar to, comparable to, as good as, just as good as, matches, rivals, every bit as good as, in the same league as, keeps up with, keep up with, holds its own against, measures up to, measure up to, stacks up against, come close to, comes close to',
  },
  advice: {
    for: `
      get the {small|big|basic} _, my advice {get|buy|go|try},
      recommend, recommends, recommended, recommending, recommendation, highly recommended, can recommend, well worth a look, worth a try, worth trying, worth considering, worth a look, worth it, worth checking out, worth the investment, top pick, our pick, my pick, editor's choice, go to choice, my go to, our go to, go with, give it a try, should choose, sign up without hesitation, can't go wrong with, cannot go wrong with, can't go wrong, look no further, stick with, swear by, swears by, vouch for, endorse*, a no brainer, no brainer, must try, give it a go, would buy again, will buy again, would use again, would book again, happy to recommend,
      cannot go wrong, you won't regret, won't regret it, won't be disappointed, will not be disappointed, you'll love, worth your time,
      worth your money, worth a shot, give it a shot, worth downloading, worth buying, worth subscribing, worth switching,
      worth the switch, buy it, get it, grab one, go for it, make the switch, our recommendation, my recommendation, first choice,
      our first choice, my first choice, top choice, best bet, your best bet, safest bet, shortlist, belongs on your shortlist,
      belongs on the shortlist, first port of call, would happily, happily pay, happily recommend, would go back, would definitely,
      will be back, will definitely be back, coming back, come back for more, we'll be back, i'll be back, customer for life,
      loyal customer,
      top of your list, at the top of your list, top of the list, top of any shortlist, high on your list, first on your list,
      should be your first`,
    against: `
      avoid, avoids, avoiding, steer clear, stay away, keep away, keep clear, think twice, look elsewhere, advise against, advised against, advises against, recommend against, not recommended, wouldn't recommend, would not recommend, can't recommend, cannot recommend, don't recommend, do not recommend, don't buy, do not buy, don't bother, not worth it, isn't worth it, is not worth it, hesitate to recommend, reluctant to recommend, give it a miss, skip, pass on, run away, beware, be careful with, be wary, wary of, warn*, cautious about, would not buy, wouldn't buy, won't buy again, will not buy again, not buy again, discourage*, walk away,
      wide berth, go elsewhere, shop elsewhere, stay well clear, keep your distance, run a mile, hard pass, wouldn't touch,
      would not touch, save your money, spare yourself, don't bother with, hard to recommend, think twice before,
      not worth, isn't worth, wasn't worth, never use, never buy, never book, never order, never fly, never shop, don't use, do not use,
      don't waste, do not waste, don't trust, do not trust, wouldn't trust, can't trust, cannot trust, would not trust, don't fall for,
      do not fall for, don't go near, do not go near, wouldn't go near, wouldn't wish, wouldn't use, would not use, wouldn't book,
      won't use again, won't be using, won't be back, won't be renewing, not be renewing, won't renew, not renew, won't go back,
      not going back, won't return, last time, for the last time, stay far away, far away from, keep your hands off, hands off,
      give a wide berth, find another, find something else, go with something else, better off with, better off elsewhere,
      you're better off, look for something else, do yourself a favour and, do yourself a favor and avoid, buyer beware, caveat emptor,
      approach with caution, with caution, proceed with caution, tread carefully, not for everyone, not suited, not suitable, unsuitable,
      ill suited, not ideal, isn't ideal, not a good fit, not a great fit, not the best fit, wrong choice, poor choice, bad choice,
      poor fit, bad idea, not a good idea, i'd pass, would pass`,
  },
  pros: 'pros, pro, advantages, strengths, benefits, upsides, what we like, what we liked, what users like, likes, highlights, positives, the good, good points, plus points, pluses, key strengths, why we like it, why choose, best features, reasons to buy, reasons to choose, what works, strong points, what stands out, where it shines',
  cons: "cons, con, disadvantages, weaknesses, drawbacks, downsides, limitations, what we don't like, what we didn't like, what users dislike, dislikes, negatives, the bad, bad points, minuses, shortcomings, issues, problems, complaints, reasons to avoid, common complaints, room for improvement, caveats, watch out for, what could be better, what doesn't work, where it falls short, weak points, criticism, trade offs",
  about: `
    it, it's, its, they, they're, their, this, these, the app, the tool, the platform, the service, the company, the product, the software, the provider, the brand, the bank, the insurer, the airline, the hotel, the shop, the store, the firm, the team, the site, the website, the solution, the program, the system, the device, the model, the interface, the plan, the support, the price, the prices, pricing, users, customers, reviewers, both, overall, all in all, in short, we, i, you, he, she, support, customer service, setup, users report, many users, some users, guests, delivery, the staff`,
  solves: `
    prevent, prevents, preventing, protect against, protects against, protects you from, protection against, protect, protects, fight, fights, fighting, combat, combats, end, ends, eliminate, eliminates, eliminating, reduce, reduces, reducing, cut, cuts, cutting, minimise, minimises, minimize, minimizes, solve, solves, solving, help with, helps with, helps you avoid, helps avoid, avoid, avoids, detect, detects, detecting, detection of, identify, identifies, spot, spots, find, finds, fix, fixes, fixing, resolve, resolves, remove, removes, get rid of, gets rid of, rid of, tackle, tackles, address, addresses, handle, handles, deal with, deals with, cover, covers, covering, insure*, insurance against, diagnos*, treat, treats, treatment of, relieve, relieves, relief from, block, blocks, filter, filters, stop, stops, track, tracks, monitor, monitors, alerts you to, scans for, scan for, guards against, shields, save you from, saves you from, replaces, replace, simplif*, automates, takes the pain out of, in case of, in the event of, against, for people with, for patients with, tired of, no more, instead of, avoids the, frustrated with, sick of,
      replaced, repaired, repairs, fixed, exchanged, mended,
      swap, swapped, swaps, spotted, caught, corrected, reversed, undid, spares us, spared us, spares me, spared me, flag, flags, flagging,
      flagged, warns of, warns farmers, warns users, warns drivers, screens for, screening for, weeds out, banishes, banished, clears up,
      cleared up, untangles, untangled, scares off, keeps out, keeps away, recall of, report, reports of, reporting of, measure, measures,
      measuring, counts, classifies, sorts out, insures, insured against, hates, who hate, that hate, apart from the, forget about, forget the,
      freed us from, frees us from, freed me from, cured my, cured me of, rid us of, rid me of, tamed, tames, resolved, exposes, uncovered,
      uncovers, investigates, researches, studies, surveys, learn from, learns from, owned up to, apologised for, apologized for,
      compensated us for, compensated me for, made up for, coverage for, cover for, claims for`,
  neutralPhrases: `
      {potato|computer|wood|chocolate|tortilla|memory|fish and} chips, chips and dips, stained glass, soft {toys|toy|drinks|drink|furnishings|launch|cheese|contact lenses|skills|sweets|play},
      sold as new,
    not only, not just, not merely, {list|ranking|overview|guide|directory|roundup|selection} of the best, {how|whether} {satisfied|happy|good|bad|fast|slow|reliable|safe} {they|it|he|she|customers|users|we|i|you|people|something}, no doubt, no wonder, nothing but, free plan, free trial, free version, free tier, free of charge, low code, no code, hard drive, hard disk, hard copy, critical path, best practice, best practices, bad debt, fast food, fast track, quick start, quick response code, clean energy, clean room, strong authentication, customer satisfaction, customer complaints, complaint management, issue tracker, issue tracking, bug tracker, bug tracking, bug reports, bug report, crash reports, crash reporting, error messages, error handling, problem solving, issue management, risk management, incident management, waste management, smart home, limited company, limited liability, private limited, general liability, late fees, cold brew, soft drinks, light mode, dark mode, easy jet, as well as, as well, better known as, best known for, best known, well known, like many, like most, would like, would like to, if you like, such as, looks like, feel like, tools like, apps like, something like, fair trade, comprehensive insurance, liability, travel insurance, fine print, fine tune, fine tuning, fine dining, pretty much, in addition, no matter, not sure, no longer available in, no later than, at least, at best, best before, up to, simple interest, advanced users, advanced plan, premium plan, basic plan, basic tier, pro plan, rich text, clear all, safe deposit, safe mode, secure login, smart phone, strong password*, quality assurance, quality control, instant messaging, disaster recovery, fault tolerance, failure rate, weak passwords, lack of time, loud speaker, quiet hours, rate limit*, rate limited, free shipping, no strings, spam filter, spam protection, content management, content marketing, what is good, good to know, good luck, how good, professional services, professional plan, professional liability, trusted by, popular, known for, free, patient, love island, average price, average rating, on average, an average of, average of, difficult cases, emergency, competitive analysis, competitive intelligence, competitor analysis, hard skills, bad weather, bad credit, late payment*, delays at, stop loss, stop over, lost property, missing persons, deal with, great britain, so far, so called, and so on, complex projects, complex workflows, complex cases, complex needs, best for, good fit for, cancer, fraud, depends on, much less,
      when something goes wrong, when things go wrong, if something goes wrong, if things go wrong, goes wrong, go wrong, goes missing,
      go missing, when _ goes wrong, when _ go wrong, cold storage, cold chain, cold email*, cold calling, cold weather, cold water,
      cold wallet, cold drinks, dry cleaning, dry food, dry skin, dry wine, soft launch, soft skills, software, light version,
      lost and found, crash test*, crash course, sharp corners, bright side, kind of, a kind of, this kind of, any kind of, what kind,
      fresh produce, fresh food, warm up, warm weather, quiet mode, silent mode, rapid prototyping, rapid growth, delay insurance,
      flight delay*, breaks down the, breaks down into, break down, breaks even, break even, breaks into, treat yourself, treats patients,
      smell test, damage insurance, damage waiver, accidental damage, water damage, damage cover, delivers to, delivers in,
      delivers across, delivers groceries, delivers meals, delivers parcels, delivers packages, delivers food, win back, wins customers,
      wins awards, success manager*, customer success, success stories page, leading edge sensors, leading zeros, leading to,
      leading up to, recovery from loss, complaints procedure, complaints process, complaints team, complaint handling, handles complaints,
      complaint form, limited edition, limited time, limited to, patient portal, patient records, for patients, drop down, drop off,
      drop offs, returns policy, return policy, money back guarantee, satisfaction survey, plug in, in demand skills, clear cache,
      breach of contract, sign up form, sign up page, sign up bonus, sign up for, queue management, price comparison, tight budget,
      tight budgets, on a budget, upgrade to, upgrade path, improve your, immediately available, available immediately, should have access,
      you should have, catch up, no catch, worst case, loading speed test, unique id, unique users, unique visitors, proven track,
      gaps in the market, pricing starts, smart tv, trap music, trust fund, trust bank, trust company, trust pilot, trust deed,
      investment trust, in trust, hotel manager*, fun fact, fun run, success rate, small print shop, loud and clear, next day delivery,
      same day delivery, same day shipping, next day shipping, overnight stay*, overnight shipping, overnight bus, overnight trains,
      first time buyers, first time users, first time customers, first time home, first time visitors, first time, get it on, get it now,
      buy it online, buy it in, delays in, missing data analysis, hang up hooks, weak signals, the last time, upgrade, queue, queues,
      coming back to, the catch is, noise cancelling, noise canceling, noise-cancelling, noise cancellation, noise, renewed in, renew your,
      renew the, renew a, made for, suits you, compensation for delays, compensation for delayed, mistake proof, alarm system*, alarms,
      smoke alarm*, alarm clock, burglar alarm*, spam folder, broken into, broken down by, broken down into, risky investments,
      cancel anytime,
      flight was cancelled, flight was canceled, flight got cancelled, trip was cancelled`,
  aspects: {
    price: `price*, pricing, priced, cost, costs, costly, fee, fees, premium, premiums, expensive, cheap, cheaper, cheapest, affordable, overpriced, pricey, pricier, value, value for money, subscription*, budget, budget friendly, rates, tariff*, charge*, overcharge*, money, economical, discount*, inexpensive, good value, great value, best value, better value, excellent value, worth every penny, worth the money, hidden fees, hidden costs, no hidden fees, hidden fee*, hidden cost*, hidden charge*, refund*, payment*, billing, low prices, high prices, low cost`,
    support: `support, customer support, customer service, customer care, help desk, helpdesk, hotline, service team, staff, agents, tickets, ticket, response time*, response, responsive, unresponsive, live chat, reply, replies, replied, helpful, unhelpful, friendly, rude, courteous, on the phone, assistance, crew, account manager*, support team, claims, advisers, advisors, complaints department, rarely replies, knowledgeable, documentation`,
    ease: `ease, ease of use, easy, easy to use, easier, easy to learn, intuitive*, unintuitive, user friendly, beginner friendly, usability, interface, ui, ux, navigation, navigate, setup, set up, onboarding, learning curve, steep learning curve, simple, simpler, complicated, confusing, clunky, cumbersome, menu, menus, dashboard, straightforward, design, layout, hard to use, difficult, installation, install, hassle free, complex`,
    reliability: `reliab*, unreliab*, stable, stability, unstable, uptime, downtime, outage*, crash*, bug*, buggy, glitch*, error*, dependable, robust*, fails, failure*, breaks, broke, durab*, sturdy, quality, accuracy, accurate*, performance, speed, fast, faster, slow, slower, sluggish*, laggy, lag, quick, security, secure, insecure, data loss, data breach*, on time, punctual*, late, delay*, battery, just works, trustworthy, build quality, consistent*, inconsistent*, safe, safety, works`,
    features: `feature*, functionality, functions, function, integration*, automation*, templates, reporting, reports, analytics, export*, option*, tools, customisation, customization, customisable, customizable, coverage, range, selection, choice of, app, mobile app, plugin*, add ons, api, versatile, powerful, limited, flexib*, menu choice, recipes, content, library, editor, client, offline, capabilit*, feature rich`,
  },
  and: 'and, or, as well as, plus, &, and also, along with',
  conditions: `if, unless, in case, should you, provided that, as long as, whether, depending on, when you need, suppose,
      if you're after, if you are after, if you're looking for, if you want, if you need, anyone hoping for, anyone looking for,
      if you are hoping, those looking for, if what you want`,
  levels: {
    high: 'high, higher, highest, steep, sky high, rising, rose, increased, soaring',
    low: 'low, lower, lowest, minimal, falling',
  },
  asMuch: {
    before: `as, just as, nearly as, quite as, so, equally,
      both`,
    after: 'as',
  },
  excess: 'too, far too, way too, much too, a bit too, a little too',
  by: 'by',
  leaves: `
      {switched|swapped|migrated} from _ to _,
      after # {years|months|weeks} with _ _ {was|came|is|feels|felt}, after {years|months} with _ _ {was|came|is|feels|felt},
    switched from, switch from, switching from, moved from, move from, moved away from, moving away from, migrated from, migrate from, migrating from, ditched, ditch, ditching, dropped, abandoned, abandon, left, leaving, dumped, gave up on, cancelled, canceled, got rid of, walked away from, turned away from,
      moving from, the move from, moved over from, coming from, came over from, the switch from,
      swapped, swapped out, traded in, exchanged`,
  once: `used to be, used to, formerly, back in the day, in its heyday, years ago, was once, were once, once was,
      on paper, in theory,
      at first, initially, at the beginning, in the beginning, once upon a time, in the past, at one time, in its day, in its prime,
      previously, was known for, were known for, was famous for, had a reputation for, on the face of it, at first glance, at first sight,
      markets itself as, marketed as, advertised as, advertises itself as, bills itself as, billed as, claims to be, claims to,
      prides itself on, boasts of, touts itself as, touted as, sold as, promises to be, supposed to be, supposedly, is meant to be,
      looks fine until, fine until, great until, all is well until, good until, works until`,
  numbers: `
      one, two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, twenty, thirty, a, an, a few, few, several, a couple of,
      couple of, many, under a, less than a, under an, less than an, half a, half an, about a, about an, about two, about five, about ten,
      two or three, three or four, all of five, all of ten, all of two, just five, just two, just a few, only a few, mere, the first few,
      countless, a dozen, over a, over two, over three, over ten, more than a, more than ten, well over a`,
  past: `
      was, were, had been, wasn't, weren't, loved, liked, worked, enjoyed, started out, began as`,
  now: `
      now, nowadays, these days, today, lately, recently, since then, no longer, anymore, any more, not anymore, until, until recently,
      then came, ever since,
      became, has become, have become, turned into, turned,
      the opposite, quite the opposite, anything but, the reality`,
  relatives: `
      which, who, whose, where`,
  circumstances: `
      when, whenever`,
  soon: `
      instantly, within minutes, within days, within hours, in minutes, next day, in under a minute, within # minutes, in # minutes,
      in under # minutes, within seconds, in seconds, in # seconds, within # seconds, within # hours, within # hour, within the hour,
      the next day, the very next day, the following day, the following morning, on the spot, straight away, right away, immediately,
      in no time, in days, overnight, same day, the next morning, within a day, within a week,
      the same afternoon, the same evening, that same day, within a few days, in a few days, in a matter of days, in a matter of hours`,
};
