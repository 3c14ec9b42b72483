-- Student's t of a 95 % interval by degrees of freedom (whole or not, at least 1), to 1e-12: polynomials in 1 / degrees on three pieces.
CREATE FUNCTION sightline_t95(degrees) AS @student(degrees);

-- The probability of a t at least so far from 0, in either direction, where nothing changed (a t of at least 0, degrees of at least 1): an integral
-- by a fixed rule, to 1e-10.
CREATE FUNCTION sightline_t_tail(t, degrees) AS @student_tail(t, degrees);

CREATE FUNCTION sightline_z95() AS 1.959963984540054;

-- Ends of an interval: of a rate from 0 to 1 Wilson's, of an effective n that need not be whole; of a mean symmetrical, n being 1 / variance.
CREATE FUNCTION sightline_low(is_rate, value, n, t) AS
  CASE WHEN n IS NULL THEN NULL WHEN NOT is_rate THEN value - t / sqrt(n) WHEN value = 0 THEN 0.0
    ELSE (value + t * t / (2 * n) - t * sqrt((value * (1 - value) + t * t / (4 * n)) / n)) / (1 + t * t / n) END;
CREATE FUNCTION sightline_high(is_rate, value, n, t) AS
  CASE WHEN n IS NULL THEN NULL WHEN NOT is_rate THEN value + t / sqrt(n) WHEN value = 1 THEN 1.0
    ELSE (value + t * t / (2 * n) + t * sqrt((value * (1 - value) + t * t / (4 * n)) / n)) / (1 + t * t / n) END;

-- The effective n and the t of either interval: plain where nothing repeats or all is alike; null where there is no interval.
CREATE FUNCTION sightline_repeat_n(is_rate, value, n, prompts, variance) AS
  CASE WHEN is_rate THEN CASE WHEN n = prompts OR value = 0 OR value = 1 THEN n ELSE value * (1 - value) / variance END
    WHEN variance > 0 THEN 1 / variance ELSE NULL END;
CREATE FUNCTION sightline_repeat_t(is_rate, value, n, prompts, degrees) AS
  CASE WHEN is_rate AND (n = prompts OR value = 0 OR value = 1) THEN sightline_z95() ELSE sightline_t95(degrees) END;
CREATE FUNCTION sightline_brand_n(is_rate, value, n, prompts, variance) AS
  CASE WHEN prompts < 5 THEN NULL
    WHEN is_rate THEN CASE WHEN value = 0 OR value = 1 THEN prompts WHEN variance = 0 THEN n ELSE value * (1 - value) / variance END
    WHEN variance > 0 THEN 1 / variance ELSE NULL END;
CREATE FUNCTION sightline_brand_t(is_rate, value, degrees) AS
  CASE WHEN is_rate AND (value = 0 OR value = 1) THEN sightline_z95() ELSE sightline_t95(degrees) END;

-- Cut off where values of a figure end.
CREATE FUNCTION sightline_within(value, figure) AS
  CASE WHEN value IS NULL THEN NULL WHEN figure = 'mentionOrder' THEN greatest(1.0, value) ELSE greatest(0.0, least(100.0, value)) END;

-- A difference, and 0 where nothing but the rounding of sums is left of it; of n values their sample variance.
CREATE FUNCTION sightline_without_rounding(value, other) AS CASE WHEN abs(value - other) <= 1e-12 * abs(other) THEN 0.0 ELSE value - other END;
CREATE FUNCTION sightline_variance(n, total, squares) AS
  greatest(0.0, sightline_without_rounding(squares, total * total / n)) / (n - 1);

-- Variances of a rate or mean and their degrees of freedom: docs/methodology.md, "Two intervals".
CREATE FUNCTION sightline_brand_variance(n, prompts, deviation_squares) AS
  CASE WHEN prompts < 5 THEN NULL ELSE prompts / (prompts - 1) * deviation_squares / (n * n) END;
CREATE FUNCTION sightline_brand_degrees(is_rate, value, prompts, deviation_squares, deviation_fourths) AS
  CASE WHEN is_rate AND deviation_squares > 0 AND least(value, 1 - value) < 0.15
    THEN least(prompts - 1, 2 * prompts
      / (prompts * deviation_fourths / (deviation_squares * deviation_squares) - (prompts - 3) / (prompts - 1)))
    ELSE prompts - 1 END;
CREATE FUNCTION sightline_repeat_variance(is_rate, n, prompts, total, squares, repeat_sum) AS
  CASE WHEN n = 0 OR (n = prompts AND n < 2) THEN NULL
    WHEN n = prompts THEN sightline_variance(n, total, squares) / n
    WHEN is_rate AND repeat_sum < 1 THEN 1 / (n * n) ELSE repeat_sum / (n * n) END;
CREATE FUNCTION sightline_repeat_degrees(is_rate, n, prompts, repeat_sum, repeat_spread) AS
  CASE WHEN n = prompts THEN n - 1 WHEN repeat_sum = 0 OR (is_rate AND repeat_sum < 1) THEN n - prompts
    ELSE repeat_sum * repeat_sum / repeat_spread END;

-- Whose neighbouring days say how alike those of a figure are.
CREATE FUNCTION sightline_days_of(figure) AS
  CASE WHEN figure = 'shareOfVoice' THEN 'mentionRate' WHEN figure IN ('positive', 'neutral', 'negative', 'none') THEN 'sentiment'
    ELSE figure END;
-- And of which part of the window: of a month those within it, else all. `part` is a month or begins with one.
CREATE FUNCTION sightline_days_part(kind, part) AS CASE WHEN kind = 'month' THEN substring(part, 1, 7) ELSE '' END;

-- A verdict among many: what is more than chance by itself stays so up to the largest p-value that holds false discovery at 10 % (Benjamini and
-- Hochberg), `p_limit`; else it falls to what its own answers show (`lowered`).
CREATE FUNCTION sightline_held_verdict(verdict, p, p_limit, lowered) AS
  CASE WHEN verdict NOT IN ('real', 'on_these_prompts') OR (p_limit IS NOT NULL AND p <= p_limit) THEN verdict ELSE lowered END;

-- A part of a whole in percent: nothing to share is 0 (`sightline_rate`) or null (`sightline_share`), as each field of the API has it.
CREATE FUNCTION sightline_rate(part, whole) AS CASE WHEN whole = 0 THEN 0.0 ELSE part / whole * 100 END;
CREATE FUNCTION sightline_share(part, whole) AS CASE WHEN whole = 0 THEN NULL ELSE part / whole * 100 END;
CREATE FUNCTION sightline_mean(total, n) AS CASE WHEN n = 0 THEN NULL ELSE total / n END;

-- What answers are told apart by: `kind` is 'all', 'engine', 'surface', 'language', 'country', 'branded', 'prompt', 'day' or 'month'
-- ('tag' is told apart where prompts have their tags).
CREATE FUNCTION sightline_part(kind, engine, surface, language, country, is_branded, prompt_id, day) AS
  CASE kind WHEN 'engine' THEN engine WHEN 'surface' THEN surface WHEN 'language' THEN language WHEN 'country' THEN coalesce(country, '')
    WHEN 'branded' THEN CASE WHEN is_branded THEN 'true' ELSE 'false' END WHEN 'prompt' THEN prompt_id
    WHEN 'day' THEN CAST(day AS @text) WHEN 'month' THEN substring(CAST(day AS @text), 1, 7) ELSE '' END;
