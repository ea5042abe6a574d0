//! Pictures that many guests see alike are drawn once for each language.

use super::Loaded;
use crate::fault::Fault;
use engine::Viewer;
use protocol::State;
use scene::Scene;
use serde::Serialize;
use serde::ser::SerializeStruct;
use serde_json::value::{RawValue, to_raw_value};
use std::sync::Arc;
use text::Lang;

/// What has been drawn since the last change.
#[derive(Default)]
pub(super) struct Pictures {
    scenes: Vec<(Viewer, Lang, Arc<RawValue>)>,
    landmarks: Vec<(Lang, Arc<RawValue>)>,
}

/// A state whose scene and landmarks are JSON already.
pub(super) struct Drawn {
    /// The rest of the state; its scene and landmarks do not count.
    pub rest: State,
    pub scene: Arc<RawValue>,
    pub landmarks: Arc<RawValue>,
}

impl Serialize for Drawn {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Named one by one, so that a new field of the protocol cannot be forgotten here.
        let State {
            version,
            state,
            decides,
            scene: _,
            choices,
            reaction,
            instructions,
            log,
            log_from,
            plan,
            undo,
            thinking,
            players,
            notes,
            notes_from,
            request,
            old,
            over,
            landmarks: _,
            dice,
            lesson,
        } = &self.rest;
        let mut out = serializer.serialize_struct("State", 21)?;
        out.serialize_field("type", "state")?;
        out.serialize_field("version", version)?;
        out.serialize_field("state", state)?;
        out.serialize_field("decides", decides)?;
        out.serialize_field("scene", &*self.scene)?;
        out.serialize_field("choices", choices)?;
        out.serialize_field("reaction", reaction)?;
        out.serialize_field("instructions", instructions)?;
        out.serialize_field("log", log)?;
        out.serialize_field("log_from", log_from)?;
        match plan {
            Some(plan) => out.serialize_field("plan", plan)?,
            None => out.skip_field("plan")?,
        }
        out.serialize_field("undo", undo)?;
        out.serialize_field("thinking", thinking)?;
        out.serialize_field("players", players)?;
        out.serialize_field("notes", notes)?;
        out.serialize_field("notes_from", notes_from)?;
        out.serialize_field("request", request)?;
        out.serialize_field("old", old)?;
        out.serialize_field("over", over)?;
        out.serialize_field("landmarks", &*self.landmarks)?;
        out.serialize_field("dice", dice)?;
        match lesson {
            Some(lesson) => out.serialize_field("lesson", lesson)?,
            None => out.skip_field("lesson")?,
        }
        out.end()
    }
}

/// A scene that shows nothing, in place of one that is drawn already.
pub(super) fn nothing() -> Scene<String> {
    Scene::new(scene::Prompt::new(String::new(), ""))
}

impl Loaded {
    /// What the viewer sees now, as JSON.
    pub(super) fn scene_for(&mut self, viewer: Viewer, lang: Lang) -> Result<Arc<RawValue>, Fault> {
        let known = self.pictures.scenes.iter().find(|(of, language, _)| *of == viewer && *language == lang);
        if let Some((.., scene)) = known {
            return Ok(scene.clone());
        }
        let drawn = raw(&self.table.scene(viewer).map_text(&|msg| self.say(lang, msg)))?;
        self.pictures.scenes.push((viewer, lang, drawn.clone()));
        Ok(drawn)
    }

    /// Moments worth jumping to, as JSON.
    pub(super) fn landmarks_for(&mut self, lang: Lang) -> Result<Arc<RawValue>, Fault> {
        if let Some((_, marks)) = self.pictures.landmarks.iter().find(|(language, _)| *language == lang) {
            return Ok(marks.clone());
        }
        let drawn = raw(&self.show_landmarks(lang))?;
        self.pictures.landmarks.push((lang, drawn.clone()));
        Ok(drawn)
    }
}

fn raw(value: &impl Serialize) -> Result<Arc<RawValue>, Fault> {
    to_raw_value(value).map(Arc::from).map_err(|error| {
        tracing::error!(%error, "a picture cannot be written");
        Fault::internal()
    })
}
