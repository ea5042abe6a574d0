//! Text in a given width.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Columns a text takes.
pub(crate) fn width(text: &str) -> usize {
    Span::raw(text).width()
}

/// As much of the text as fits; what is left out shows as `…`.
pub(crate) fn clip(text: &str, max: usize) -> String {
    if width(text) <= max {
        return text.to_owned();
    }
    let mut out = String::new();
    let mut used = 0;
    for c in text.chars() {
        let wide = width(c.encode_utf8(&mut [0; 4]));
        if used + wide + 1 > max {
            break;
        }
        used += wide;
        out.push(c);
    }
    if max > 0 {
        out.push('…');
    }
    out
}

/// The text in lines of at most `max` columns, broken between words; words that are too long are cut.
pub(crate) fn fold(text: &str, max: usize) -> Vec<String> {
    let max = max.max(1);
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            let gap = usize::from(!line.is_empty());
            if width(&line) + gap + width(word) <= max {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for c in word.chars() {
                if width(&line) + width(c.encode_utf8(&mut [0; 4])) > max {
                    lines.push(std::mem::take(&mut line));
                }
                line.push(c);
            }
        }
        lines.push(line);
    }
    if lines.is_empty() {
        lines.push(String::new());
    }
    lines
}

/// A name in `max` columns. Numbers at its end are kept, so that no hill gets a wrong height.
pub(crate) fn shorten(name: &str, max: usize) -> String {
    if width(name) <= max {
        return name.to_owned();
    }
    if let Some((first, last)) =
        name.rsplit_once(' ').filter(|(_, last)| last.chars().any(|c| c.is_ascii_digit()))
    {
        let room = max.saturating_sub(width(last) + 2);
        if room > 0 {
            let first: String = first.chars().take(room).collect();
            return format!("{}. {last}", first.trim_end());
        }
        return clip(last, max);
    }
    clip(name, max)
}

/// Words put one after the other into lines of at most `max` columns. Each has its distance to the word before it.
pub(crate) fn flow(words: Vec<(usize, Vec<Span<'static>>)>, max: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut used = 0;
    for (gap, spans) in words {
        let wide: usize = spans.iter().map(Span::width).sum();
        match lines.last_mut() {
            Some(line) if used + gap + wide <= max => {
                line.spans.push(Span::raw(" ".repeat(gap)));
                line.spans.extend(spans);
                used += gap + wide;
            }
            _ => {
                lines.push(Line::from(spans));
                used = wide;
            }
        }
    }
    lines
}

/// The same in at most `most` lines. Words that find no room are left out, and `more` at the end says so.
pub(crate) fn fill(
    words: Vec<(usize, Vec<Span<'static>>)>,
    max: usize,
    most: usize,
    more: Span<'static>,
) -> Vec<Line<'static>> {
    let whole = flow(words.clone(), max);
    if whole.len() <= most {
        return whole;
    }
    let mut kept: Vec<(usize, Vec<Span<'static>>)> = Vec::new();
    for word in words {
        kept.push(word);
        kept.push((0, vec![more.clone()]));
        let lines = flow(kept.clone(), max);
        kept.pop();
        if lines.len() > most || lines.iter().any(|line| line.width() > max) {
            kept.pop();
        }
    }
    kept.push((0, vec![more]));
    flow(kept, max)
}

/// As much of a line as fits; what is left out shows as `…`.
pub(crate) fn clip_line(line: &Line<'static>, max: usize) -> Line<'static> {
    if line.width() <= max {
        return line.clone();
    }
    let mut out = Line { spans: Vec::new(), ..line.clone() };
    if max == 0 {
        return out;
    }
    // One column is kept for the sign.
    let mut room = max.saturating_sub(1);
    for span in &line.spans {
        let wide = span.width();
        if wide > room {
            let cut = clip(&format!("{}…", span.content), room + 1);
            out.spans.push(Span::styled(cut, span.style));
            return out;
        }
        room -= wide;
        out.spans.push(span.clone());
    }
    out
}

/// At most so many lines; if some are left out, the last one says so.
pub(crate) fn clip_lines(mut lines: Vec<Line<'static>>, most: usize, max: usize) -> Vec<Line<'static>> {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            last.spans.push(Span::raw(" ".repeat(max)));
            *last = clip_line(last, max.min(last.width() - max + 2));
        }
    }
    lines
}

/// A text folded into lines of one style.
pub(crate) fn lines(text: &str, max: usize, style: Style) -> Vec<Line<'static>> {
    fold(text, max).into_iter().map(|line| Line::styled(line, style)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words_and_long_words_are_cut() {
        assert_eq!(fold("one two three", 7), ["one two", "three"]);
        assert_eq!(fold("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(fold("", 5), [""]);
        assert_eq!(fold("a\n\nb", 5), ["a", "", "b"]);
    }

    #[test]
    fn what_finds_no_room_is_left_out_whole_and_hinted_at() {
        let words = |all: &[&'static str]| all.iter().map(|word| (1, vec![Span::raw(*word)])).collect();
        let told = |lines: Vec<Line>| lines.iter().map(Line::to_string).collect::<Vec<_>>();
        let more = || Span::raw("…");
        assert_eq!(told(fill(words(&["one", "two"]), 7, 1, more())), ["one two"]);
        assert_eq!(told(fill(words(&["one", "eleven", "two"]), 9, 1, more())), ["one two…"]);
        assert_eq!(told(fill(words(&["one", "eleven", "two", "ten"]), 9, 2, more())), ["one", "eleven…"]);
    }

    #[test]
    fn a_line_that_is_cut_says_so() {
        let line = Line::from(vec![Span::raw("abc"), Span::raw("def")]);
        let cut = |max| clip_line(&line, max).to_string();
        assert_eq!(cut(6), "abcdef");
        assert_eq!(cut(5), "abcd…");
        assert_eq!(cut(3), "ab…");
        assert_eq!(cut(0), "");
        let many = || vec![Line::raw("one"), Line::raw("two"), Line::raw("three")];
        let told = |lines: Vec<Line>| lines.iter().map(Line::to_string).collect::<Vec<_>>();
        assert_eq!(told(clip_lines(many(), 3, 9)), ["one", "two", "three"]);
        assert_eq!(told(clip_lines(many(), 2, 9)), ["one", "two …"]);
        assert_eq!(told(clip_lines(many(), 2, 3)), ["one", "tw…"]);
    }

    #[test]
    fn a_shortened_name_keeps_its_number() {
        assert_eq!(shorten("Höhe 314", 7), "Hö. 314");
        assert_eq!(shorten("Mortain", 7), "Mortain");
        assert_eq!(shorten("Le Mesnil-Tôve", 7), "Le Mes…");
        assert_eq!(clip("abc", 0), "");
    }
}
